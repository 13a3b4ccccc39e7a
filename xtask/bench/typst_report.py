"""Typst through its own package: the template, the PDF to write, the folder of the fonts."""

import sys

import typst

template, report, fonts = sys.argv[1:]
# Without tags for screen readers, which our documents do not have either.
typst.compile(template, output=report, font_paths=[fonts], ignore_system_fonts=True, pdf_tags=False)
