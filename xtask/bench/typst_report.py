"""Typst through its own package: the template, the PDF to write, the folder of the fonts."""

import sys

import typst

template, report, fonts = sys.argv[1:]
# With tags for screen readers, which is its default and what our documents have.
typst.compile(template, output=report, font_paths=[fonts], ignore_system_fonts=True)
