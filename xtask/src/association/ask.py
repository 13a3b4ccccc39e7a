"""Asks a database the questions of a page about many clubs' files, and compares what comes back with the
clubs' own standings: ENGINE PAGE SHARE STANDINGS..."""

import json
import pathlib
import re
import resource
import sys
import time

engine, page, share, *standings = sys.argv[1:]
text = pathlib.Path(page).read_text()
questions = dict(re.findall(r"```sql\n-- (\w+)\n(.*?)```", text, re.S))
assert set(questions) == {"ranking", "clubs", "yakuman", "rating"}, sorted(questions)
tables = ("results", "hands", "people", "sums")

if engine == "duckdb":
    import duckdb

    database = duckdb.connect()
    database.execute("SET enable_progress_bar = false")
    views = re.findall(r"CREATE VIEW .*?;", text)
    assert len(views) == len(tables), views
    for view in views:
        database.execute(view.replace("'share/", f"'{share}/"))

    def ask(question):
        return database.execute(question).fetchall()

else:
    from pyspark.sql import SparkSession

    # Two executors of one core each, in processes of their own.
    spark = SparkSession.builder.master("local-cluster[2,1,1024]").appName("association")
    spark = spark.config("spark.ui.enabled", "false").config("spark.driver.host", "127.0.0.1")
    spark = spark.config("spark.ui.showConsoleProgress", "false")
    spark = spark.config("spark.sql.shuffle.partitions", "8").getOrCreate()
    spark.sparkContext.setLogLevel("ERROR")
    for table in tables:
        spark.read.parquet(f"{share}/{table}").createOrReplaceTempView(table)

    def ask(question):
        return [tuple(row) for row in spark.sql(question).collect()]


def expect(what, told, expected):
    if told != expected:
        sys.exit(f"{engine}: {what} is {told}, and by the club's own standings {expected}")


answers = {}
for name, question in questions.items():
    began = time.monotonic()
    answers[name] = ask(question)
    print(f"{engine}: {name}: {len(answers[name])} rows in {time.monotonic() - began:.2f} s")

ranking = {(club, number): (games, int(total), place) for club, number, games, total, place in answers["ranking"]}
clubs = {row[0]: row for row in answers["clubs"]}
yakuman = {}
for _, club, winner, _ in answers["yakuman"]:
    yakuman[club, winner] = yakuman.get((club, winner), 0) + 1
counted = {club: int(games) for club, games in ask("SELECT club, COALESCE(SUM(games), 0) FROM sums GROUP BY club")}
people = 0
for file in map(pathlib.Path, standings):
    club, told = file.stem, json.loads(file.read_text())["rows"]
    played = [row for row in told if row["best"] is not None]
    for row in told:
        games, total, place = ranking.pop((club, row["number"]), (0, 0, None))
        expect(f"{club} {row['number']}", int(games), row["games"])
        expect(f"{club} {row['number']}: total", total, row["total"])
        # The standings have four decimals of it.
        if row["average_place"] is not None and abs(float(place) - row["average_place"]) > 0.00006:
            expect(f"{club} {row['number']}: place", place, row["average_place"])
        expect(f"{club} {row['number']}: yakuman", yakuman.get((club, row["number"]), 0), row["hands"]["yakuman"])
    people += len(played)
    expect(f"{club}: people", clubs[club][1], len(played))
    expect(f"{club}: hanchan", 4 * clubs[club][2], sum(row["games"] for row in told) - counted.get(club, 0))
    expect(f"{club}: total", int(clubs[club][4]), sum(row["total"] - row["adjustments"] - row.get("opening", 0) for row in told))
expect("people of no club", ranking, {})
hanchan = sum(row[2] for row in clubs.values())
peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
where = "in its one process"
if engine == "spark":
    spark.stop()
    where = "beside its executors"
print(f"{engine}: {len(standings)} clubs, {people} people and {hanchan} hanchan agree; {peak} MB at the most {where}")
