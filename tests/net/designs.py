# SPDX-License-Identifier: GPL-3.0-or-later
"""The table: everything about a design is one row of it.

`@NAME` is an input of inputs.py; several commands of a row are apart by `;`. Every file that a row
writes is compared, and those that it names must be there. "a=b" names two that must be equal."""

import dataclasses


@dataclasses.dataclass(frozen=True)
class Row:
    name: str
    commands: str
    outputs: str = "field.npy"
    status: int = 0


POINTS = "points @cloud.csv -o field.npy --size 96x80 --pitch 8um --wavelength 532nm"
COLOURS = POINTS.replace("532nm", "638nm,532nm,450nm").replace("@cloud.csv", "@coloured.ply")
UNSCALED = POINTS.replace("@cloud.csv", "@cloud.xyz")
LENS = " --geometry lens --focal-length 100mm"
SPOT_DESIGN = "spots @spots.csv --size 96x96 --pitch 8um --wavelength 532nm"
SPOTS = SPOT_DESIGN + " -o field.npy --report r.json"
KIM = SPOT_DESIGN + LENS + " --algorithm wgs-kim --free-iterations 4"
FREE = SPOTS.replace("@spots", "@free_spots") + " --geometry free"
IMAGE_DESIGN = "image @ring.npy --size 96x96 --pitch 8um --wavelength 532nm"
IMAGE = IMAGE_DESIGN + " -o field.npy --report r.json --seen seen.npy --iterations 6"
WGS = IMAGE_DESIGN + LENS + " --algorithm wgs --free-iterations 3"
NEAR = " --geometry free --distance 60mm"
DESIGNED = "field.npy r.json"
SEEN = "field.npy r.json seen.npy"

EXAMPLES = [Row(f"example/{key}", f"run example:{key} -o .",
                f"{key}-field.npy {key}-phase.png {key}-reconstruction.png")
            for key in ("die", "rings", "knot", "spiral", "spots", "traps", "star")]

METHODS = [Row(f"points/{method}", f"{POINTS} --method {method}")
           for method in ("auto", "exact", "fresnel", "fresnel-direct", "spectral")]
POINT_ROWS = METHODS + [
    Row("points/coarse", POINTS + " --method spectral --tolerance 1e-2"),
    Row("points/no-window", POINTS + " --method exact --no-window"),
    Row("points/fresnel-no-window", POINTS + " --method fresnel --no-window"),
    Row("points/nlut", POINTS + " --method nlut --snap"),
    Row("points/nlut-planes", POINTS + " --method nlut --snap --planes 3"),
    Row("points/nlut-on-grid", POINTS.replace("@cloud", "@on_grid") + " --method nlut"),
    Row("points/random-phase", POINTS + " --method exact --random-phase --seed 5"),
    Row("points/near", POINTS.replace("@cloud", "@near")),
    Row("points/wrp", UNSCALED + " --fit 0.6mmx0.4mmx4mm --at 200mm --method wrp"),
    Row("points/colours", COLOURS + " --method exact"),
    Row("points/colours-auto", COLOURS),
    Row("points/colours-random", COLOURS + " --method spectral --random-phase"),
    Row("points/fit", UNSCALED + " --fit 0.6mmx0.4mmx4mm --at -50mm"),
    Row("points/scale", UNSCALED + " --scale 5e-5 --offset 0.1mm,0mm,60mm"),
    Row("points/oblong", POINTS.replace("8um", "8um,6um").replace("96x80", "33x70")),
    Row("points/plan", POINTS + " --dry-run", ""),
]

SPOT_ROWS = [Row(f"spots/{way}", f"{SPOTS}{LENS} --algorithm {way} --iterations 6", DESIGNED)
             for way in ("superposition", "gs", "ora", "wgs", "wgs-nogrette")]
SPOT_ROWS += [
    Row("spots/wgs-kim", SPOTS + LENS + " --algorithm wgs-kim --free-iterations 3 --iterations 6", DESIGNED),
    Row("spots/direct-search", SPOTS + LENS + " --algorithm direct-search --levels 4 --iterations 2",
        DESIGNED),
    Row("spots/annealing", SPOTS + LENS + " --algorithm annealing --levels 4 --iterations 2 "
        "--temperature 2 --cooling 0.5", DESIGNED),
    Row("spots/deep", SPOTS.replace("@spots", "@deep_spots") + LENS + " --iterations 5", DESIGNED),
    Row("spots/phased", SPOTS.replace("@spots", "@phased_spots") + LENS + " --iterations 5", DESIGNED),
    Row("spots/fresnel", FREE + " --model fresnel --algorithm wgs --iterations 5", DESIGNED),
    Row("spots/fresnel-search", FREE + " --algorithm direct-search --levels 2 --iterations 1", DESIGNED),
    Row("spots/exact", FREE + " --model exact --algorithm ora --iterations 5", DESIGNED),
    Row("spots/exact-fully", FREE + " --model exact --tolerance 0 --algorithm gs --iterations 4",
        DESIGNED),
    Row("spots/coarse", SPOTS + LENS + " --tolerance 1e-3 --iterations 5", DESIGNED),
    Row("spots/beta", SPOTS + LENS + " --beta 0.5 --levels 2 --iterations 5", DESIGNED),
    Row("spots/any-phase", SPOTS + LENS + " --any-phase --iterations 5", DESIGNED),
    Row("spots/rehearsed", SPOTS + LENS + " --start rehearsed --iterations 2", DESIGNED),
    Row("spots/random", SPOTS + LENS + " --start random --seed 4 --levels 4 --iterations 5", DESIGNED),
    Row("spots/given", SPOTS + LENS + " --start @start.npy --iterations 4", DESIGNED),
    Row("spots/gaussian", SPOTS + LENS + " --beam gaussian:0.3mm --aperture circle:0.6mm --iterations 4",
        DESIGNED),
    Row("spots/beam", FREE + " --beam @beam.npy --aperture 0.5mmx0.7mm --iterations 4", DESIGNED),
    Row("spots/stops", SPOTS + LENS + " --until-uniformity 0.6 --until-no-gain 3 --iterations 40",
        DESIGNED),
    Row("spots/plan", SPOTS.replace("--report r.json", "--dry-run") + LENS, ""),
    Row("spots/resumed", KIM + " --iterations 8 -o whole.npy --report w.json; "
        + KIM + " --iterations 3 -o half.npy --checkpoint at.state; "
        + KIM + " --iterations 8 --resume at.state -o field.npy --report r.json",
        "whole.npy=field.npy w.json=r.json"),
]

IMAGE_ROWS = [Row(f"image/{way}-{place}", f"{IMAGE}{geometry} --algorithm {way}", SEEN)
              for way in ("gs", "mraf", "ora", "sgd", "wgs")
              for place, geometry in (("lens", LENS), ("free", NEAR))]
IMAGE_ROWS += [
    Row("image/levels", IMAGE + LENS + " --algorithm mraf --mixing 0.6 --levels 4", SEEN),
    Row("image/binary", IMAGE + NEAR + " --algorithm wgs --free-iterations 2 --levels 2", SEEN),
    Row("image/any-phase", IMAGE + LENS + " --any-phase --algorithm sgd --rate 0.4", SEEN),
    Row("image/ellipse", IMAGE + LENS + " --signal ellipse --margin 0.2 --start random --seed 3", SEEN),
    Row("image/polygon", IMAGE + LENS + " --signal polygon --corners "
        "-1.5mm,-1mm,1.5mm,-1mm,0mm,1.5mm --picture-size 2mmx1.5mm --picture-at 0.3mm,-0.2mm", SEEN),
    Row("image/mask", IMAGE + LENS + " --signal @disc.npy --gamma 0.5", SEEN),
    Row("image/plane", IMAGE + NEAR + " --signal plane --start @start.npy", SEEN),
    Row("image/planes", IMAGE.replace("@ring.npy", "@ring.npy @wave.npy @disc.npy") + LENS
        + " --distance -2mm,0mm,3mm --algorithm wgs", SEEN),
    Row("image/free-planes", IMAGE.replace("@ring.npy", "@ring.npy @wave.npy") + " --geometry free "
        "--distance 50mm,70mm --beam gaussian:0.4mm --aperture circle:0.7mm", SEEN),
    Row("image/samples", IMAGE + LENS + " --far-field-samples 2 --beam @beam.npy", SEEN),
    Row("image/png", IMAGE.replace("@ring.npy", "@grey.png") + LENS + " --aperture 0.5mmx0.6mm",
        SEEN),
    Row("image/resumed", WGS + " --iterations 6 -o whole.npy --report w.json; "
        + WGS + " --iterations 2 -o half.npy --checkpoint at.state; "
        + WGS + " --iterations 6 --resume at.state -o field.npy --report r.json",
        "whole.npy=field.npy w.json=r.json"),
]

THEN = POINTS + " --method exact; "
ENCODE_ROWS = [Row(f"encode/{way}-{levels}", THEN + f"encode field.npy --as {way} --levels {levels} "
                   f"-o levels.npy", "levels.npy")
               for way in ("phase", "amplitude", "off-axis") for levels in (2, 4, 256)]
ENCODE_ROWS += [
    Row("encode/fine", THEN + "encode field.npy --as phase --levels 4096 -o levels.npy", "levels.npy"),
    Row("encode/angle", THEN + "encode field.npy --as off-axis --angle 0.5deg,-1deg -o levels.npy",
        "levels.npy"),
    Row("encode/png", THEN + "encode field.npy --as amplitude --levels 16 -o levels.png", "levels.png"),
    Row("encode/tif", THEN + "encode field.npy --as phase --levels 1024 -o levels.tif", "levels.tif"),
    Row("encode/direct", POINTS.replace("field.npy", "levels.npy")
        + " --encode off-axis --levels 64", "levels.npy"),
    Row("encode/colours", COLOURS.replace("npy", "png") + " --encode phase", "field.png"),
    Row("encode/spots", SPOTS.replace("field.npy", "levels.npy") + LENS
        + " --encode phase --levels 4 --iterations 3", "levels.npy r.json"),
]

DEPTH = ("rgbd --color @plate.png --depth @depth.png --near 42mm --far 38mm -o field.npy "
         "--size 96x80 --pitch 8um --wavelength 532nm")
DEPTH_ROWS = [Row(f"depth/{name}", f"{DEPTH} {options}") for name, options in {
    "layers": "--as layers --layers 6",
    "silhouettes": "--as layers --layers 6 --occlusion silhouette",
    "feather": "--as layers --layers 6 --occlusion silhouette --feather 2",
    "exact": "--as exact",
    "exact-fine": "--as exact --tolerance 1e-4",
    "smooth": "--as exact --phase smooth",
    "random": "--as layers --layers 3 --phase random --seed 5",
    "inverted": "--as layers --layers 255 --invert-depth",
    "inverse": "--as exact --depth-meaning inverse",
    "millimetres": "--as layers --layers 4 --depth-meaning millimetres",
    "gamma": "--as layers --layers 4 --gamma 2.2",
}.items()]
DEPTH_ROWS += [
    Row("depth/behind", DEPTH.replace("42mm --far 38mm", "-38mm --far -42mm") + " --as exact"),
    Row("depth/oblong", DEPTH.replace("8um", "8um,6um") + " --as layers --layers 6"),
    Row("depth/smaller", DEPTH.replace("@plate", "@street").replace("@depth", "@steps") + " --as exact"),
    Row("depth/levels", DEPTH.replace("field.npy", "levels.npy") + " --as layers --layers 3 --phase smooth "
        "--encode double-phase", "levels.npy"),
]

STACK = "layers @stack.json -o field.npy --size 96x80 --pitch 8um --wavelength 532nm"
LAYER_ROWS = [
    Row("layers/sum", STACK),
    Row("layers/silhouettes", STACK + " --occlusion silhouette --phase smooth"),
    Row("layers/oblong", STACK.replace("8um", "5um,8um") + " --phase constant"),
    Row("layers/odd", STACK.replace("96x80", "61x1")),
]

MESH = ("mesh @hill.obj -o field.npy --size 96x80 --pitch 8um --wavelength 532nm "
        "--fit 0.6mmx0.5mmx1mm --at 40mm")
MESH_ROWS = [Row(f"mesh/{name}", f"{MESH} {options}") for name, options in {
    "points": "--as points --points 300",
    "density": "--as points --density 2000",
    "no-hidden": "--as points --points 300 --no-hidden",
    "layers": "--as layers --layers 5",
    "exact": "--as exact --phase smooth",
    "turned": "--as layers --layers 5 --rotate-x 20deg --rotate-y -130deg --rotate-z 45deg",
}.items()]
MESH_ROWS += [
    Row("mesh/oblong", MESH.replace("8um", "8um,6um") + " --as layers --layers 5"),
    Row("mesh/behind", MESH.replace("40mm", "-40mm") + " --as exact"),
    Row("mesh/designed", MESH + " --as points --points 40 --algorithm wgs --iterations 4"),
]

STREET = DEPTH + " --as layers --layers 4 --phase smooth"
COLOUR_ROWS = [Row(f"colour/{first}-first", STREET.replace("532nm", wavelengths) + "; reconstruct field.npy "
                   "--distance 40mm -o seen.npy; encode field.npy --as double-phase -o levels.png",
                   "field.npy seen.npy levels.png")
               for first, wavelengths in (("red", "638nm,532nm,450nm"), ("blue", "450nm,532nm,638nm"),
                                          ("green", "532nm,638nm,450nm"))]
COLOUR_ROWS += [
    Row("colour/cloud", COLOURS.replace("638nm,532nm,450nm", "532nm,450nm,638nm") + " --method exact"),
    Row("colour/stack", STACK.replace("532nm", "450nm,638nm,532nm") + " --phase random"),
    Row("colour/mesh", MESH.replace("532nm", "450nm,638nm,532nm") + " --as layers --layers 4"),
]

PROPAGATE_ROWS = [Row(f"propagate/{way}", THEN + f"propagate field.npy --method {way} --distance "
                      f"{distance} -o there.npy", "there.npy")
                  for way, distance in (("asm", "40mm"), ("fresnel", "-25mm"), ("fraunhofer", "2m"))]
PROPAGATE_ROWS += [
    Row("propagate/pad", THEN + "propagate field.npy --pad 1 --distance 40mm -o there.npy", "there.npy"),
    Row("propagate/levels", THEN + "propagate field.npy --distance 40mm --encode phase --levels 8 "
        "-o there.npy", "there.npy"),
    Row("propagate/tif", THEN + "propagate field.npy --distance 20mm -o there.tif; propagate there.tif "
        "--distance 20mm -o far.npy", "there.tif far.npy"),
    Row("propagate/exr", THEN + "propagate field.npy --distance 20mm -o there.exr; propagate there.exr "
        "--distance 20mm -o far.npy", "far.npy"),
    Row("reconstruct/field", THEN + "reconstruct field.npy --distance 40mm -o seen.npy", "seen.npy"),
    Row("reconstruct/levels", POINTS.replace("field.npy", "levels.npy") + " --encode amplitude; "
        "reconstruct levels.npy --pitch 8um --wavelength 532nm --encoding amplitude --distance 40mm "
        "--method fresnel -o seen.npy", "seen.npy"),
    Row("reconstruct/colours", COLOURS + "; reconstruct field.npy --distance 40mm -o seen.npy", "seen.npy"),
    Row("reconstruct/sweep", THEN + "reconstruct field.npy --sweep 35mm:45mm:3 -o seen.npy",
        "seen-0-35mm.npy seen-2-45mm.npy"),
    Row("reconstruct/pages", THEN + "reconstruct field.npy --sweep 35mm:45mm:3 -o seen.tif; "
        "reconstruct field.npy --sweep 35mm:45mm:2 --pages 16bit -o grey.tif", "seen.tif grey.tif"),
    Row("reconstruct/aperture", SPOTS + LENS + " --aperture circle:0.5mm --iterations 2; "
        "reconstruct field.npy --distance 30mm -o seen.npy", "seen.npy"),
    Row("compare/fields", THEN + POINTS.replace("field", "b") + " --method fresnel; "
        "compare field.npy b.npy", "b.npy"),
    Row("compare/pictures", "compare @ring.npy @bars.npy; compare @bars.npy @ring.npy", ""),
]

# In memory and by the disk, by one device and by two: the bits do not depend on how many share.
PLATE = " --size 256x192 --pitch 8um --wavelength 532nm"
BY_DISK = " --memory 2MiB --scratch ."
PYRAMID = "mesh @pyramid.obj --fit 5mmx4mmx0.2mm --at 21mm" + PLATE.replace("256x192", "1600x1200")
MESH_MEMORY = {"mesh": "46MiB", "mesh-layers": "100MiB", "mesh-exact": "100MiB"}
SHARED = {
    "points": "points @cloud.csv --method exact" + PLATE,
    "splats": "points @cloud.csv --splat 50um" + PLATE,
    "layers": "layers @sheets.json" + PLATE,
    "hiding-layers": "layers @sheets.json --occlusion silhouette --feather 2" + PLATE,
    "rgbd-layers": "rgbd --color @ring.npy --depth @slope.npy --near 22mm --far 20mm --as layers" + PLATE,
    "rgbd-exact": "rgbd --color @ring.npy --depth @slope.npy --near 22mm --far 20mm --as exact" + PLATE,
    "mesh": PYRAMID + " --points 300 --method exact",
    "mesh-layers": PYRAMID + " --as layers --layers 3",
    "mesh-exact": PYRAMID + " --as exact --tolerance 1e-2",
    "propagate": "propagate @wide.npy --pitch 8um --wavelength 532nm --distance 40mm",
}


def by_disk(name):
    """With memory for some rows of the plate, beside what a mesh takes."""
    return BY_DISK.replace("2MiB", MESH_MEMORY.get(name, "2MiB"))


SHARED_ROWS = [Row(f"shared/{name}", "; ".join(
    f"{command} --device {device}{more} -o {out}"
    for device, more, out in (("cpu", "", "one.npy"), ("cpu,cpu", "", "two.npy"),
                              ("cpu", by_disk(name), "far.npy"),
                              ("cpu,cpu", by_disk(name), "far-two.npy"))),
    "one.npy=two.npy far.npy=far-two.npy") for name, command in SHARED.items()]
SHARED_ROWS += [Row("shared/two-sources", "; ".join(
    f"run @projects/two-5.fringe --device {device}{more} -o {out}"
    for device, more, out in (("cpu", "", "one"), ("cpu,cpu", "", "two"),
                              ("cpu", BY_DISK, "far"), ("cpu,cpu", BY_DISK, "far-two"))),
    "one/field.npy=two/field.npy far/field.npy=far-two/field.npy")]

PROJECT_ROWS = [Row(f"project/{name}", f"run @projects/{name}.fringe -o .",
                    "field.npy levels.npy seen.npy")
                for name in ("points-6", "spots-6", "picture-6", "colours-6", "hidden-6", "planes-6")]
PROJECT_ROWS += [
    Row("project/set", "run @projects/points-6.fringe -o . --output field --set plate.columns=50 "
        "--set points.seed=3"),
    Row("project/set-plane", "run @projects/planes-6.fringe -o . --output field "
        "--set image.2.distance=1mm --set solver.name=ora"),
    Row("project/plan", "run @projects/spots-6.fringe -o . --dry-run", ""),
    Row("project/examples", "run --list-examples", ""),
]

BAD_ROWS = [Row(f"bad/{name}", command, "", 2) for name, command in {
    "command": "hologram @cloud.csv",
    "option": POINTS + " --sharp",
    "no-file": POINTS.replace("@cloud", "@nothing"),
    "table": POINTS.replace("@cloud", "@bent"),
    "columns": "spots @flat.csv -o field.npy" + LENS,
    "unit": POINTS.replace("532nm", "532"),
    "method": POINTS + " --method magic",
    "idle-seed": POINTS + " --seed 3",
    "idle-levels": POINTS + " --levels 4",
    "suffix": POINTS.replace("field.npy", "field.abc"),
    "no-geometry": SPOTS,
    "lens": SPOTS + " --geometry lens",
    "algorithm": SPOTS + LENS + " --algorithm best",
    "wavelengths": SPOTS.replace("532nm", "638nm,532nm,450nm") + LENS,
    "distance": IMAGE + " --geometry free",
    "corners": IMAGE + LENS + " --signal polygon --corners 1mm,2mm",
    "start-size": SPOTS.replace("96x96", "64x64") + LENS + " --start @start.npy",
    "encoding": "encode @wave.npy -o levels.npy",
    "sampling": "reconstruct @wave.npy --distance 40mm -o seen.npy",
    "sweep": "reconstruct @wave.npy --sweep 1mm:2mm -o seen.npy",
    "version": "run @dull.fringe",
    "damaged": "run @damaged.fringe",
    "example": "run example:teapot",
    "path": "run example:spots --set plate.colour=red",
    "resume": SPOTS + LENS + " --resume @beam.npy",
}.items()]

ROWS = (EXAMPLES + POINT_ROWS + SPOT_ROWS + IMAGE_ROWS + DEPTH_ROWS + LAYER_ROWS + MESH_ROWS
        + COLOUR_ROWS + ENCODE_ROWS + PROPAGATE_ROWS + SHARED_ROWS + PROJECT_ROWS + BAD_ROWS)
