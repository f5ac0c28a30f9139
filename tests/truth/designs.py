# SPDX-License-Identifier: GPL-3.0-or-later
"""The kinds of random designs, and which of them a number is."""

import numpy as np

import cameras
import clouds
import colours
import encoded
import levels
import layouts
import looking
import meshes
import panels
import patterns
import scenes
import solved
import stereograms
import tables
from draw import Draw

KINDS = {**clouds.KINDS, **tables.KINDS, **scenes.KINDS, **meshes.KINDS, **patterns.KINDS, **encoded.KINDS, **looking.KINDS, **colours.KINDS, **solved.KINDS, **panels.KINDS, **stereograms.KINDS, **cameras.KINDS,
         **levels.KINDS, **layouts.KINDS}
NAMES = list(KINDS)


def kind_of(number):
    """Kinds take turns, so that as many designs are of each."""
    return NAMES[number % len(NAMES)]


def make(seed, number, folder, devices):
    """The design of a number: writes its inputs into `folder`."""
    draw = Draw(np.random.default_rng((seed, number)), folder, tuple(devices))
    return KINDS[kind_of(number)](draw)
