#!/usr/bin/env python3
"""Estimates the advances of single characters in the recordings of measured-text.json.

    v/bin/pip install numpy scipy fontpkg-inter==4.1.post1 uharfbuzz
    v/bin/python Tests/TypeMetricsTests/Fixtures/fit_advances.py Tests/TypeMetricsTests/Fixtures/measured-text.json

Nobody recorded advances, but 133 widths of single lines at 13 points, each rounded up to half a point. A
linear program finds the advances closest to Inter's (less 2 %) that reproduce all of them, and the recorded
widths of the wrapped lines below. The few strings that kerning keeps from fitting are printed; their widths
stay in the file as they were recorded. The result is written back as `advances`.
"""

import glob
import importlib.util
import json
import os
import sys

import numpy as np
import uharfbuzz as hb
from scipy.optimize import linprog

SIZE, PIXEL, EPSILON = 13, 0.5, 1e-3
# The widest line of each recorded text as the rules of wrapping and cutting give it, and its width.
LINES = {
    "inside a narrow ": 95.5,
    "several lines inside ": 118,
    "sentence onto several ": 137,
    "Layout must wrap this sentence ": 196.5,
    "Layout must wrap this sentence onto ": 227,
    "Layout must wrap this sentence onto several ": 274,
    "Layout must wrap this sentence onto several lines inside a ": 355.5,
    "Layout must wrap this…": 144,
    "sentence onto several…": 144,
    "lines inside a narrow fr…": 147,
    "…inside a narrow frame.": 145,
    "Layout mus…rrow frame.": 150,
    "sentence o…rrow frame.": 147,
    "Layout must wrap this sentence onto sev…": 258,
    "Layout must wr…": 103.5,
    "Second paragraph wraps here as well.": 230.5,
    "Second paragraph wraps here ": 186,
    "Supercali": 56.5,
    "Right side": 60.5,
    "World": 35.5,
    "sentence onto several": 133.5,
}
# Lines that are not the widest of their text, and what they must not exceed.
OTHERS = {"Layout must wrap this": 133.5, "Layout must wrap this ": 137, "sentence onto several ": 137}
# What must not have fitted, and the room there was.
TOO_WIDE = {"Layout must wrap this s…": 150, "sentence onto several l…": 150,
            "lines inside a narrow fra…": 150, "Layout must wra…": 110,
            "Layout must wrap this sentence onto seve…": 260, "Supercalif": 60}

path = sys.argv[1]
with open(path) as file:
    platforms = json.load(file)
recorded = platforms["macOS_26.2"]["singleLineWidths"]["size13/400"]
exact = dict(recorded) | LINES
characters = sorted(set("".join(exact)))

folder = importlib.util.find_spec("fontpkg_inter").submodule_search_locations[0]
font = hb.Font(hb.Face(hb.Blob.from_file_path(glob.glob(os.path.join(glob.escape(folder), "files", "Inter[[]opsz*.ttf"))[0])))


def inter(character):
    buffer = hb.Buffer()
    buffer.add_codepoints([ord(character)])
    buffer.guess_segment_properties()
    hb.shape(font, buffer)
    return sum(p.x_advance for p in buffer.glyph_positions) * SIZE / 2048 * 0.98


# Variables: an advance and its distance from Inter's for each character, an error for each string.
place = {c: i for i, c in enumerate(characters)}
n, m = len(characters), len(exact)
cost = np.concatenate([np.zeros(n), np.ones(n), [100.0 if t in LINES else 20.0 for t in exact]])
rows, limits = [], []


def at_most(text, limit, sign=1.0, error=None):
    row = np.zeros(2 * n + m)
    for c in text:
        row[place[c]] += sign
    if error is not None:
        row[2 * n + error] = -1
    rows.append(row)
    limits.append(sign * limit)


for k, (text, width) in enumerate(exact.items()):
    at_most(text, width - EPSILON, error=k)
    at_most(text, width - PIXEL + EPSILON, sign=-1.0, error=k)
for text, limit in OTHERS.items():
    at_most(text, limit - EPSILON)
for text, limit in TOO_WIDE.items():
    at_most(text, limit + 2 * EPSILON, sign=-1.0)
for c, i in place.items():
    for sign in (1.0, -1.0):
        row = np.zeros(2 * n + m)
        row[i], row[n + i] = sign, -1
        rows.append(row)
        limits.append(sign * inter(c))
result = linprog(cost, A_ub=np.array(rows), b_ub=np.array(limits), bounds=[(0.5, 20)] * n + [(0, None)] * (n + m), method="highs")
assert result.status == 0, result.message
print("not reproduced:", {t: round(float(result.x[2 * n + k]), 3) for k, t in enumerate(exact) if result.x[2 * n + k] > 1e-6})
advances = {c: round(float(result.x[place[c]]), 5) for c in characters}
for platform in platforms.values():
    platform.setdefault("advances", {})
platforms["macOS_26.2"]["advances"] = {"size13/400": advances}
with open(path, "w") as file:
    json.dump(platforms, file, ensure_ascii=False, indent=1)
    file.write("\n")
