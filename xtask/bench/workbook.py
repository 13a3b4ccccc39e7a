"""What a secretary does today, done by a program: a workbook with the standings, and a sheet with
a chart for each member. Reads content.json beside it; the argument is the workbook to write."""

import json
import sys
from pathlib import Path

from openpyxl import Workbook
from openpyxl.chart import BarChart, LineChart, Reference

content = json.loads(Path("content.json").read_text(encoding="utf-8"))
book = Workbook()

sheet = book.active
sheet.title = "成績"
sheet.append(["順位", "番号", "氏名", "半荘", "1着", "2着", "3着", "4着", "平均", "素点", "ウマ", "合計"])
for row in content["rows"]:
    amounts = [row[key] / 1000 for key in ("base", "uma", "total")]
    places = [row["rank"], row["number"], row["name"], row["games"], *row["places"]]
    sheet.append([*places, float(row["average_place"]), *amounts])
last = len(content["rows"]) + 1
chart = BarChart()
chart.grouping, chart.overlap = "percentStacked", 100
chart.add_data(Reference(sheet, min_col=5, max_col=8, min_row=1, max_row=last), titles_from_data=True)
chart.set_categories(Reference(sheet, min_col=3, min_row=2, max_row=last))
sheet.add_chart(chart, f"A{last + 2}")

for member in content["members"]:
    page = book.create_sheet(f"{member['number']}")
    page.append(["日付", "回戦", "卓", "席", "点数", "着", "±P", "累計"])
    for game in member["hanchan"]:
        played = [game[key] for key in ("date", "round", "table", "seat", "points", "place")]
        page.append([*played, game["total"] / 1000, game["running"] / 1000])
    line = LineChart()
    line.title = member["name"]
    line.add_data(Reference(page, min_col=8, min_row=1, max_row=page.max_row), titles_from_data=True)
    page.add_chart(line, "J2")

book.save(sys.argv[1])
