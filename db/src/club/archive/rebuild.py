#!/usr/bin/env python3
"""半荘帳の保管用の記録を、CSVだけから計算し直して確かめます。
Settles every hanchan anew from the CSV files alone, and compares the totals with totals.csv.

使い方 / Use:  python3 rebuild.py
Python 3 だけで動き、何も書きかえません。 Needs nothing but Python 3, and changes nothing.
"""

import csv
import json
import pathlib
import sys

csv.field_size_limit(2**31 - 1)
FOLDER = pathlib.Path(__file__).resolve().parent / "csv"
TOTALS = ["hanchan", "first", "second", "third", "fourth", "base", "uma", "chombo_points", "adjustments", "opening", "total"]


def table(name):
    with open(FOLDER / f"{name}.csv", encoding="utf-8-sig", newline="") as file:
        return list(csv.DictReader(file))


def toward_zero(number, divisor):
    return number // divisor if number >= 0 else -(-number // divisor)


def rounded(difference, how):
    """切り上げ・切り捨てなど / Rounding to whole thousands."""
    above = difference % 1000
    up = {
        "toward_return": difference < 0 and above > 0,
        "five_down_six_up": above >= 600,
        "four_down_five_up": above >= 500,
        "down": False,
        "up": above > 0,
    }
    if how == "exact":
        return difference
    return difference - above + (1000 if up[how] else 0)


def shared(amount, places, number):
    """同じ順位の人で、100点単位で分ける。余りは起家に近い人へ。
    Shared in whole hundreds among those at a place; the rest goes to the one nearest the first dealer."""
    seats = [seat for seat, (place, _) in enumerate(places) if place == number]
    each = toward_zero(toward_zero(amount, 100), len(seats)) * 100
    shares = dict.fromkeys(seats, each)
    shares[seats[0]] = amount - each * (len(seats) - 1)
    return shares


def settle(rules, points, deposit, last_dealer, chombo):
    """1半荘の精算 / Settles one hanchan: place, tied, base, uma, chombo_points of each seat."""
    count = len(points)
    points = list(points)
    tie = rules.get("tie", "split")
    if tie == "last_dealer":
        order = [(seat - last_dealer - 1) % count for seat in range(count)]
    else:
        order = list(range(count))
    if rules.get("deposit", "to_top") == "to_top" and deposit > 0:
        first = max(range(count), key=lambda seat: (points[seat], -order[seat]))
        points[first] += deposit
    places = []
    for seat in range(count):
        ahead = sum(other > points[seat] for other in points)
        equal = [other for other in range(count) if other != seat and points[other] == points[seat]]
        if tie == "split":
            places.append((1 + ahead, 1 + len(equal)))
        else:
            places.append((1 + ahead + sum(order[other] < order[seat] for other in equal), 1))

    line = rules.get("return")
    start = (line or 0) if rules.get("basis", "from_return") == "from_return" else 0
    base = [rounded(amount - start, rules.get("rounding", "exact")) for amount in points]
    if rules.get("top", "own") == "residual":
        others = sum(amount for amount, (place, _) in zip(base, places) if place != 1)
        for seat, share in shared(-others, places, 1).items():
            base[seat] = share

    amounts = rules["uma"]
    if isinstance(amounts, dict):
        floating = sum(amount >= line for amount in points)
        rows = amounts["floating"]
        amounts = rows[floating - 1] if 0 < floating < count else [0] * count
    uma = []
    for seat, (place, tied) in enumerate(places):
        if tied == 1:
            uma.append(amounts[place - 1])
        else:
            together = sum(amounts[place - 1 : place - 1 + tied])
            uma.append(shared(together, places, place)[seat])

    each = rules["chombo"].get("adjustment", 0)
    return [
        (place, tied, base[seat], uma[seat], each * chombo[seat])
        for seat, (place, tied) in enumerate(places)
    ]


def main():
    # Not every system writes Japanese by itself, and not every window for Python asks how.
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8")
    rules = {row["id"]: json.loads(row["json"]) for row in table("rule_set")}
    members = {row["id"]: row for row in table("member")}
    rounds = {row["id"]: row for row in table("round")}
    aside = {(row["session"], row["round_number"], row["table_label"]) for row in table("set_aside")}
    seats = {}
    for row in table("seat"):
        seats.setdefault(row["hanchan"], []).append(row)

    wrong = []
    totals = {}

    def line(member, players, rule_set):
        basis = rule_set.get("basis", "from_return")
        key = (members[member]["number"], str(players), basis)
        return totals.setdefault(key, dict.fromkeys(TOTALS, 0))

    games = table("hanchan")
    for game in games:
        sat = sorted(seats[game["id"]], key=lambda row: int(row["seat"]))
        settled = settle(
            rules[game["rules"]],
            [int(row["points"]) for row in sat],
            int(game["deposit"]),
            int(game["last_dealer"]),
            [int(row["chombo"]) for row in sat],
        )
        round_ = rounds[game["round"]]
        counts = (round_["session"], round_["number"], game["table_label"]) not in aside
        for row, (place, tied, base, uma, chombo_points) in zip(sat, settled):
            total = base + uma + chombo_points
            computed = dict(place=place, tied=tied, base=base, uma=uma, chombo_points=chombo_points, total=total)
            for column, value in computed.items():
                if int(row[column]) != value:
                    wrong.append(f"seat.csv: hanchan {game['id']} seat {row['seat']}: {column} {row[column]} != {value}")
            if counts:
                tally = line(row["member"], len(sat), rules[game["rules"]])
                tally["hanchan"] += 1
                tally[("first", "second", "third", "fourth")[place - 1]] += 1
                tally["base"] += base
                tally["uma"] += uma
                tally["chombo_points"] += chombo_points
                tally["total"] += total

    usual = rules[table("club")[0]["rules"]]
    for row in table("adjustment"):
        tally = line(row["member"], usual.get("players", 4), usual)
        tally["adjustments"] += int(row["points"])
        tally["total"] += int(row["points"])
    for row in table("opening_total"):
        tally = line(row["member"], usual.get("players", 4), usual)
        tally["hanchan"] += int(row["games"] or 0)
        for place in ("first", "second", "third", "fourth"):
            tally[place] += int(row[place] or 0)
        tally["opening"] += int(row["total"])
        tally["total"] += int(row["total"])

    told = {
        (row["number"], row["players"], row["basis"]): {column: int(row[column]) for column in TOTALS}
        for row in table("totals")
    }
    for key in sorted(told.keys() | totals.keys()):
        if told.get(key) != totals.get(key):
            wrong.append(f"totals.csv: member {key[0]}, {key[1]} players, {key[2]}: {told.get(key)} != {totals.get(key)}")

    for sentence in wrong:
        print(sentence)
    if wrong:
        print(f"合わないところが{len(wrong)}か所あります。 / {len(wrong)} differences.")
        return 1
    print(
        f"半荘{len(games)}回を精算し直し、合計{len(told)}行がすべて合いました。"
        f" / {len(games)} hanchan settled anew, {len(told)} totals agree."
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
