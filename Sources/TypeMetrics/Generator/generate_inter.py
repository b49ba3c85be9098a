#!/usr/bin/env python3
"""Writes the Inter tables of TypeMetrics and the widths its tests compare them with.

    python3 -m venv v && v/bin/pip install fontpkg-inter==4.1.post1 fonttools uharfbuzz
    v/bin/python Sources/TypeMetrics/Generator/generate_inter.py

Run from the root of the package. It writes
    Sources/TypeMetrics/Fonts/InterBlob.swift                 advances and kerning, nine weights
    Tests/TypeMetricsTests/Fixtures/harfbuzz-inter.json       HarfBuzz's widths of whole strings

Advances and pair kerning are asked of HarfBuzz itself, one weight at a time (axis `opsz` at 14, the
font's default; features `liga` and `calt` off), so that the rounding of interpolated values is
HarfBuzz's. A row of the kerning matrix is read by shaping "a b0 a b1 a b2 ...": the advance of each `a`
less its plain advance is its kerning with the letter after it.

The blob is a stream of unsigned LEB128 numbers (signed ones zigzag coded first), as base64:
    format version, units per em, weights
    advance palette:  count, then one signed value a weight for each entry
    kerning palette:  the same; entry 0 is no kerning
    left classes, right classes
    matrix:           for each left class, runs of (palette entry, length) over all right classes
    code points:      count, then for each: distance to the one before, advance entry, left, right class
"""

import base64
import glob
import importlib.util
import json
import os

import uharfbuzz as hb
from fontTools.ttLib import TTFont

WEIGHTS = list(range(100, 1000, 100))
FEATURES = {"liga": False, "calt": False}
RANGES = [
    (0x0020, 0x007F),  # ASCII
    (0x00A0, 0x0250),  # Latin-1, Latin Extended-A and -B
    (0x02B0, 0x0300),  # modifier letters
    (0x0370, 0x0530),  # Greek, Cyrillic
    (0x1E00, 0x1F00),  # Latin Extended Additional (Vietnamese)
    (0x2000, 0x2070),  # general punctuation
    (0x20A0, 0x20D0),  # currency
    (0x2100, 0x2150),  # letter-like symbols
    (0x2190, 0x2300),  # arrows, mathematical operators
]

folder = importlib.util.find_spec("fontpkg_inter").submodule_search_locations[0]
path = glob.glob(os.path.join(glob.escape(folder), "files", "Inter[[]opsz*.ttf"))[0]
ttf = TTFont(path)
cmap = ttf.getBestCmap()
upem = ttf["head"].unitsPerEm
version = ttf["name"].getDebugName(5)
copyright_line = ttf["name"].getDebugName(0)
face = hb.Face(hb.Blob.from_file_path(path))


def font_at(weight):
    font = hb.Font(face)
    font.set_variations({"wght": weight, "opsz": 14})
    return font


def shape(font, code_points):
    buffer = hb.Buffer()
    buffer.add_codepoints(code_points)
    buffer.direction = "ltr"
    buffer.script = "Latn"
    buffer.language = "en"
    hb.shape(font, buffer, FEATURES)
    return [position.x_advance for position in buffer.glyph_positions or []]


points = [c for low, high in RANGES for c in range(low, high) if c in cmap]
fonts = {weight: font_at(weight) for weight in WEIGHTS}
advances = {w: [sum(shape(fonts[w], [c])) for c in points] for w in WEIGHTS}
kerning = {}
for w in WEIGHTS:
    rows = []
    for i, a in enumerate(points):
        shaped = shape(fonts[w], [x for b in points for x in (a, b)])
        assert len(shaped) == 2 * len(points), hex(a)
        rows.append([shaped[2 * j] - advances[w][i] for j in range(len(points))])
    kerning[w] = rows


def classes(signatures):
    """Numbers equal signatures alike, in order of first appearance."""
    seen = {}
    return [seen.setdefault(s, len(seen)) for s in signatures], len(seen)


n = len(points)
left, left_count = classes([tuple(tuple(kerning[w][i]) for w in WEIGHTS) for i in range(n)])
right, right_count = classes([tuple(tuple(kerning[w][i][j] for i in range(n)) for w in WEIGHTS) for j in range(n)])
left_first = [left.index(k) for k in range(left_count)]
right_first = [right.index(k) for k in range(right_count)]

advance_palette, kern_palette = {}, {(0,) * len(WEIGHTS): 0}
advance_of = [advance_palette.setdefault(tuple(advances[w][i] for w in WEIGHTS), len(advance_palette)) for i in range(n)]
matrix = [
    [kern_palette.setdefault(tuple(kerning[w][i][j] for w in WEIGHTS), len(kern_palette)) for j in right_first]
    for i in left_first
]

out = bytearray()


def put(value):
    while value >= 0x80:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    out.append(value)


def put_signed(value):
    put(value * 2 if value >= 0 else -value * 2 - 1)


for value in (1, upem, len(WEIGHTS)):
    put(value)
for palette in (advance_palette, kern_palette):
    put(len(palette))
    for entry in palette:
        for value in entry:
            put_signed(value)
put(left_count)
put(right_count)
for row in matrix:
    start = 0
    while start < right_count:
        end = start
        while end < right_count and row[end] == row[start]:
            end += 1
        put(row[start])
        put(end - start)
        start = end
put(n)
previous = 0
for i, c in enumerate(points):
    put(c - previous)
    previous = c
    put(advance_of[i])
    put(left[i])
    put(right[i])

text = base64.b64encode(bytes(out)).decode()
lines = [text[i : i + 100] for i in range(0, len(text), 100)]
with open("Sources/TypeMetrics/Fonts/InterBlob.swift", "w") as file:
    file.write(
        f"""// swift-format-ignore-file
// Generated by Sources/TypeMetrics/Generator/generate_inter.py; do not edit.
//
// Advance widths and kerning of the font Inter, {version}.
// {copyright_line}
// No reserved font name. Licensed under the SIL Open Font License, Version 1.1
// (Sources/TypeMetrics/Generator/OFL.txt, https://openfontlicense.org). No outlines are included.

/// The advances and kerning of Inter in nine weights, as the generator packed them.
enum InterBlob {{
  /// {n} code points, {left_count} by {right_count} kerning classes, {len(out)} bytes as base64.
  static let base64: StaticString = \"\"\"
"""
    )
    for line in lines[:-1]:
        file.write(f"    {line}\\\n")
    file.write(f'    {lines[-1]}\n    """\n}}\n')

WORDS = """
Inbox Sent Archive Drafts Trash Spam Home Profile Settings Search AVATAR WAVE Today To: T. Tokyo Yes You Av LT fi ff ffi
P. F, f' f) (j) Ty r. v, w. y- L' AT&T 1/2 11:11 10,000.00 1971 Wi-Fi x2 A1 D0 a@b.com {x} [y] <z> "q" 'r' ~^`| $5 50% #1 *
Réglages Ärger Öl Über Straße naïve Çà cœur Æon Łódź Žluťoučký kůň příliš ğüş İstanbul ıI Ħal Ţara Şi Ștefan Țară
Việt Nam Điện ẞ Ȧ Ǎ Ω Αθήνα Καλημέρα Τύπος ΑΥΤΟ Ρ. Γράμμα Ёлка Входящие Отправленные Архив Тула УДАР Г. Київ Ђоко Қазақ
“T” ‘A’ „Y“ «Ж» ‹V› a–b —T— … A… T… 5′ 6″ • † ‰ €9 ₽ £1 ¥ ₹ ™ ℃ № → T→ ←A ∞ ≤ − + × ÷ ± ≈ √2 ∂ ∑
""".split()
SENTENCES = [
    "Hello, world!",
    "The quick brown fox jumps over the lazy dog.",
    "THE QUICK BROWN FOX JUMPS OVER THE LAZY DOG.",
    "Layout must wrap this sentence onto several lines inside a narrow frame.",
    "Pack my box with five dozen liquor jugs; 0123456789 (ok?)",
    "Zwölf Boxkämpfer jagen Viktor quer über den großen Sylter Deich",
    "Portez ce vieux whisky au juge blond qui fume",
    "Příliš žluťoučký kůň úpěl ďábelské ódy",
    "Pchnąć w tę łódź jeża lub ośm skrzyń fig",
    "Ξεσκεπάζω την ψυχοφθόρα βδελυγμία",
    "Съешь же ещё этих мягких французских булок, да выпей чаю",
    "Chuyển đổi giữa các tab — Hộp thư đến, Đã gửi",
    "e\u0301 A\u0308 n\u0303 T\u0301o x\u0302T",
    "A\u200dV A\u200cV T\u00ado T\u2060o",
    "A\u00a0V T\u2009o 1\u202f000",
    "A\u0483V T\u200bo",
    "",
    " ",
    "  two  spaces  ",
]
PAIRS = [a + b for a in "AFLPTVWYKRafkrvwy17" for b in "AJOTVWYaeouvy.,-:”4"]
texts = list(dict.fromkeys(WORDS + SENTENCES + PAIRS))
cases = [
    {"text": t, "units": [sum(shape(fonts[w], [ord(c) for c in t])) for w in WEIGHTS]}
    for t in texts
]
with open("Tests/TypeMetricsTests/Fixtures/harfbuzz-inter.json", "w") as file:
    head = {"font": version, "harfbuzz": hb.version_string(), "unitsPerEm": upem, "weights": WEIGHTS}
    file.write(json.dumps(head, ensure_ascii=False)[:-1] + ', "cases": [\n')
    file.write(",\n".join(json.dumps(c, ensure_ascii=True) for c in cases))
    file.write("\n]}\n")
print(n, "code points,", len(out), "bytes,", len(cases), "cases")
