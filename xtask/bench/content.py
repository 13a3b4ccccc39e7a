"""Makes content.json for the peers out of what `hanchan` gives: standings, exported results, and
their settlement. Run in the folder with the exports; the argument is the `hanchan` program."""

import json
import subprocess
import sys
from pathlib import Path


def lines(name):
    return [json.loads(line) for line in Path(name).read_text(encoding="utf-8").splitlines()]


tables = {}
for row in lines("results.jsonl"):
    key = (row["date"], row["round"], row["table"])
    tables.setdefault(key, []).append(row)

to_settle = "".join(
    json.dumps(
        {
            "rules": seats[0]["rules"],
            "points": [seat["points"] for seat in seats],
            "deposit": seats[0]["deposit"],
            "last_dealer": "ESWN".index(seats[0]["last_dealer"]),
            "chombo": [seat["chombo"] for seat in seats],
        }
    )
    + "\n"
    for seats in tables.values()
)
settled = subprocess.run(
    [sys.argv[1], "score"], input=to_settle, capture_output=True, text=True, check=True
)

hanchan = {}
for seats, line in zip(tables.values(), settled.stdout.splitlines(), strict=True):
    result = json.loads(line)
    for index, seat in enumerate(seats):
        games = hanchan.setdefault(seat["member"], [])
        total = result["total"][index]
        games.append(
            {
                **{key: seat[key] for key in ("date", "round", "table", "points")},
                "seat": "東南西北"[index],
                "place": result["placement"][index],
                "total": total,
                "running": total + (games[-1]["running"] if games else 0),
            }
        )

rows = json.loads(Path("standings.json").read_text(encoding="utf-8"))["rows"]
for row in rows:
    row["average_place"] = f"{row['average_place']:.2f}"
content = {
    "club": "白樺会",
    "period": "令和7年4月～9月",
    "rows": rows,
    "members": [
        {"number": row["number"], "name": row["name"], "hanchan": hanchan[row["number"]]}
        for row in rows
    ],
}
Path("content.json").write_text(json.dumps(content, ensure_ascii=False), encoding="utf-8")
