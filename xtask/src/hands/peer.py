"""Holds what `hanchan hand` says against the package `mahjong`, which was written by others.

peer.py HANCHAN HANDS FOLDER COUNT SEED: the programs `hanchan` and `hands`, a folder of our own, how many
hands by each rule set: the five presets, and a game of four and of three whose rules no preset has. Prints
how often each yaku and each number of fu was met, then every difference, and fails where there is one, or
where too little was met: see `too_few`.

What the package does not know is reckoned here by the rule sheets, independently of the program: a pair of
the double wind at 2 fu (haku-2015), a single yakuman however many there are, the table without fu
(wakakujira-2025), and the shares of three players. Ties of points are broken as the package does.
"""

import collections
import itertools
import json
import multiprocessing
import os
import subprocess
import sys

from mahjong.constants import EAST, NORTH, SOUTH, WEST
from mahjong.hand_calculating import hand as hand_module
from mahjong.hand_calculating.fu import FuCalculator
from mahjong.hand_calculating.hand import HandCalculator
from mahjong.hand_calculating.hand_config import HandConfig, OptionalRules
from mahjong.hand_calculating.scores import ScoresCalculator
from mahjong.meld import Meld

WINDS = {"E": EAST, "S": SOUTH, "W": WEST, "N": NORTH}

# Of each rule set: kiriage, counted yakuman, several yakuman add up, one pattern can be two, fu of the
# double wind's pair, fu count at all, honba.
PRESETS = {
    "shirakaba-2025": dict(kiriage=True, counted=True, adds=False, double=False, wind=4, fu=True, honba=300),
    "haku-2015": dict(kiriage=False, counted=True, adds=True, double=False, wind=2, fu=True, honba=300),
    "hakuryuo-40": dict(kiriage=False, counted=True, adds=True, double=True, wind=4, fu=True, honba=300),
    "kenko-25000": dict(kiriage=True, counted=True, adds=False, double=False, wind=4, fu=True, honba=300),
    "wakakujira-2025": dict(kiriage=False, counted=False, adds=True, double=False, wind=4, fu=False, honba=0, reds=True),
}
# The program is given the same in files; see `rules_file`.
OTHERS = {
    "four": dict(PRESETS["hakuryuo-40"], kuitan=False, reds=True, pinfu_tsumo=False, renhou=True, counted=False),
    "three": dict(PRESETS["haku-2015"], wind=4, double=True, reds=True, three=True, honba=200),
}

# The package's names, and the program's.
IDS = {
    "Riichi": "riichi", "Double Riichi": "double_riichi", "Ippatsu": "ippatsu", "Menzen Tsumo": "menzen_tsumo",
    "Pinfu": "pinfu", "Tanyao": "tanyao", "Iipeiko": "iipeikou", "Ryanpeikou": "ryanpeikou",
    "Yakuhai (haku)": "yakuhai_haku", "Yakuhai (hatsu)": "yakuhai_hatsu", "Yakuhai (chun)": "yakuhai_chun",
    "Rinshan Kaihou": "rinshan", "Chankan": "chankan", "Haitei Raoyue": "haitei", "Houtei Raoyui": "houtei",
    "Sanshoku Doujun": "sanshoku_doujun", "Ittsu": "ikkitsuukan", "Chantai": "chanta", "Chiitoitsu": "chiitoitsu",
    "Toitoi": "toitoi", "Sanshoku Doukou": "sanshoku_doukou", "San Ankou": "sanankou", "San Kantsu": "sankantsu",
    "Shou Sangen": "shou_sangen", "Honroutou": "honroutou", "Honitsu": "honitsu", "Junchan": "junchan",
    "Chinitsu": "chinitsu", "Tenhou": "tenhou", "Chiihou": "chiihou", "Renhou (yakuman)": "renhou",
    "Daisangen": "dai_sangen", "Shousuushii": "shou_suushii", "Dai Suushii": "dai_suushii",
    "Tsuu Iisou": "tsuuiisou", "Chinroutou": "chinroutou", "Ryuuiisou": "ryuuiisou", "Suu Ankou": "suuankou",
    "Suu Ankou Tanki": "suuankou_tanki", "Suu Kantsu": "suukantsu", "Chuuren Poutou": "chuurenpoutou",
    "Daburu Chuuren Poutou": "junsei_chuurenpoutou", "Kokushi Musou": "kokushi_musou",
    "Kokushi Musou Juusanmen Matchi": "kokushi_musou_13", "Dora": "dora", "Ura Dora": "ura_dora",
    "Aka Dora": "red_dora",
}
# Without double yakuman these are no names of their own.
SINGLE = {
    "suuankou_tanki": "suuankou",
    "junsei_chuurenpoutou": "chuurenpoutou",
    "kokushi_musou_13": "kokushi_musou",
}

usual_fu = FuCalculator.calculate_fu
rules_now = {}


def fu_by_rules(hand, win_tile, win_group, config, valued_tiles=None, melds=None):
    """The package knows the pair of the double wind at 4 fu only; named once it is 2."""
    if rules_now["wind"] == 2:
        valued_tiles = list(dict.fromkeys(valued_tiles))
    return usual_fu(hand, win_tile, win_group, config, valued_tiles, melds)


class Scores(ScoresCalculator):
    """Points as the rule set has them, so that the package takes the reading that brings most by it."""

    @staticmethod
    def calculate_scores(han, fu, config, is_yakuman=False):
        rules = rules_now
        if is_yakuman and not rules["adds"]:
            han = 13
        if not rules["fu"] and not is_yakuman:
            # The sheet of wakakujira-2025: 1,000, 2,000 and 4,000, and mangan from four han.
            base = {1: 250, 2: 500, 3: 1000, 4: 2000, 5: 2000, 6: 3000, 7: 3000, 8: 4000, 9: 4000, 10: 4000}
            return by_base(base.get(han, 6000), config)
        return ScoresCalculator.calculate_scores(han, fu, config, is_yakuman)


def by_base(base, config):
    up = lambda amount: -(-amount // 100) * 100
    if not config.is_tsumo:
        main, additional = up(base * (6 if config.is_dealer else 4)), 0
        return dict(main=main, additional=0, main_bonus=0, additional_bonus=0, total=main, yaku_level="", kyoutaku_bonus=0)
    main = up(base * 2)
    additional = main if config.is_dealer else up(base)
    total = main + 2 * additional
    return dict(main=main, additional=additional, main_bonus=0, additional_bonus=0, total=total, yaku_level="", kyoutaku_bonus=0)


class Tiles:
    """Gives tiles of the package's 136, each once."""

    def __init__(self, reds):
        self.left = {kind: list(range(4 * kind, 4 * kind + 4)) for kind in range(34)}
        self.reds = reds

    def take(self, kind, red):
        left = self.left[kind]
        if kind in (4, 13, 22):
            # The first of them is the red one, where there is one in the hand.
            special = 4 * kind
            if red and special in left:
                left.remove(special)
                return special
            return left.pop()
        return left.pop(0)

    def all(self, text):
        taken, digits = [], []
        for letter in text:
            if letter.isdigit():
                digits.append(int(letter))
                continue
            first = {"m": 0, "p": 9, "s": 18, "z": 27}[letter]
            taken += [self.take(first + (number or 5) - 1, number == 0) for number in digits]
            digits = []
        return taken


def said_by_peer(line, rules):
    global rules_now
    rules_now = rules
    counts = collections.Counter(kinds_of(line))
    if max(counts.values()) > 4:
        return {"error": "five"}
    tiles = Tiles(rules.get("reds"))
    win = tiles.all(line["win"])
    concealed = tiles.all(line["tiles"])
    melds = []
    for text in line["melds"]:
        closed = text.startswith("(")
        taken = tiles.all(text.strip("()"))
        kinds = {tile // 4 for tile in taken}
        sort = Meld.KAN if len(taken) == 4 else Meld.PON if len(kinds) == 1 else Meld.CHI
        melds.append(Meld(meld_type=sort, tiles=sorted(taken), opened=not closed))
    whole = win + concealed + [tile for meld in melds for tile in meld.tiles]
    dora = [tile for text in line["dora"] for tile in tiles.all(text)]
    ura = [tile for text in line["ura"] for tile in tiles.all(text)]
    first, tsumo, dealer = line["first_draw"], line["tsumo"], line["seat"] == "E"
    renhou = first and not tsumo and rules.get("renhou", False)
    options = OptionalRules(
        has_open_tanyao=rules.get("kuitan", True),
        has_aka_dora=rules.get("reds", False),
        has_double_yakuman=rules["double"] and rules["adds"],
        kazoe_limit=0 if rules["counted"] else 1,
        kiriage=rules["kiriage"],
        fu_for_pinfu_tsumo=not rules.get("pinfu_tsumo", True),
        renhou_as_yakuman=True,
        limit_to_sextuple_yakuman=False,
        is_three_player=rules.get("three", False),
    )
    config = HandConfig(
        is_tsumo=tsumo,
        is_riichi=line["riichi"] > 0,
        is_daburu_riichi=line["riichi"] == 2,
        is_ippatsu=line["ippatsu"],
        is_rinshan=line["rinshan"],
        is_chankan=line["chankan"],
        is_haitei=line["last_tile"] and tsumo,
        is_houtei=line["last_tile"] and not tsumo,
        is_tenhou=first and tsumo and dealer,
        is_chiihou=first and tsumo and not dealer,
        is_renhou=renhou,
        num_nuki_dora=line.get("north", 0),
        player_wind=WINDS[line["seat"]],
        round_wind=WINDS[line["round"]],
        options=options,
    )
    found = HandCalculator.estimate_hand_value(
        whole, win[0], melds, dora, config, scores_calculator_factory=Scores, ura_dora_indicators=ura
    )
    if found.error:
        return {"error": found.error}
    yaku = {}
    for one in found.yaku:
        name = IDS.get(one.name) or ("seat_wind" if "seat wind" in one.name.lower() else "round_wind")
        han = one.han_open if found.is_open_hand and one.han_open else one.han_closed
        if not rules["double"] or not rules["adds"]:
            name = SINGLE.get(name, name)
        yaku[name] = han
    # The package counts norths laid aside among the dora.
    north = line.get("north", 0)
    if north and "dora" in yaku:
        yaku["north_dora"] = north
        yaku["dora"] -= north
        if not yaku["dora"]:
            del yaku["dora"]
    is_yakuman = any(one.is_yakuman for one in found.yaku)
    han = sum(yaku.values())
    if is_yakuman and not rules["adds"]:
        han = 13
    said = {"yaku": yaku, "han": han, "fu": found.fu if rules["fu"] else 0}
    said["yakuman"] = han // 13 if is_yakuman else 0
    paid(said, found.cost, line, rules)
    return said


def paid(said, cost, line, rules):
    """Payments with counters, and what they come to with the sticks."""
    payers = 2 if rules.get("three") else 3
    counters = rules["honba"] * line["honba"]
    share = counters // payers
    if not line["tsumo"]:
        said["payments"] = {"ron": cost["main"] + counters}
        total = cost["main"] + counters
    elif line["seat"] == "E":
        said["payments"] = {"others": cost["main"] + share}
        total = payers * (cost["main"] + share)
    else:
        said["payments"] = {"dealer": cost["main"] + share, "others": cost["additional"] + share}
        total = cost["main"] + share + (payers - 1) * (cost["additional"] + share)
    said["total"] = total + 1000 * line["sticks"]


def kinds_of(line):
    texts = [line["tiles"], line["win"], *line["melds"], *line["dora"], *line["ura"]]
    for text in texts:
        digits = []
        for letter in text.strip("()"):
            if letter.isdigit():
                digits.append(int(letter) or 5)
            else:
                yield from ((letter, digit) for digit in digits)
                digits = []


def said_by_us(answer):
    if "error" in answer:
        return {"error": answer["error"]["kind"]}
    yaku = {one["id"]: one["han"] for one in answer["yaku"]}
    said = {key: answer[key] for key in ("han", "fu", "yakuman", "payments", "total")}
    return {"yaku": yaku, **said}


def difference(ours, theirs):
    """What differs, or nothing."""
    if "error" in ours or "error" in theirs:
        return None if ("error" in ours) == ("error" in theirs) else "error"
    keys = ["yaku", "han", "yakuman", "payments", "total"]
    # The package counts fu of yakuman too, and which reading it took decides how many.
    if not ours["yakuman"]:
        keys.append("fu")
    return next((key for key in keys if ours[key] != theirs[key]), None)


def one(work):
    mode, line, answer = work
    line, ours = json.loads(line), said_by_us(json.loads(answer))
    rules = OTHERS.get(mode) or PRESETS[line["rules"]]
    FuCalculator.calculate_fu = staticmethod(fu_by_rules)
    theirs = said_by_peer(line, rules)
    return ours, difference(ours, theirs), theirs, line


def rules_file(hanchan, folder, mode):
    """The rule set of OTHERS, as the program reads it."""
    like = {"four": "hakuryuo-40", "three": "haku-2015"}[mode]
    rules = json.loads(subprocess.run([hanchan, "rules", "show", like], capture_output=True, check=True).stdout)
    values = rules["hand_values"]
    rules["id"] = mode
    values["winning"]["red_fives"] = [1, 1, 1]
    if mode == "four":
        values["counted_yakuman"] = False
        values["winning"].update(open_tanyao=False, pinfu_tsumo=False, renhou="yakuman")
    else:
        rules.update(players=3, uma=[15000, 0, -15000])
        values.update(honba=200, double_wind_pair_fu=4, double_yakuman=True)
        values["winning"]["north"] = "dora"
    name = os.path.join(folder, f"{mode}.json")
    with open(name, "w") as file:
        json.dump(rules, file)
    return name


def asked(hanchan, made, folder, mode, count, seed):
    """Has hands made and scored: the names of the files with both."""
    hands, answers = (os.path.join(folder, f"{mode}-{what}.jsonl") for what in ("hands", "answers"))
    rules = [] if mode == "presets" else ["--rules", rules_file(hanchan, folder, mode)]
    with open(hands, "wb") as file:
        subprocess.run([made, str(count), str(seed), mode], stdout=file, check=True)
    with open(hands, "rb") as file, open(answers, "wb") as said:
        # 2, for some are no winning hands.
        status = subprocess.run([hanchan, "hand", *rules], stdin=file, stdout=said).returncode
    if status not in (0, 2):
        sys.exit(f"hanchan hand ended with {status}")
    return hands, answers


def main():
    hanchan, made, folder, count, seed = sys.argv[1:6]
    differ = False
    for mode, rule_sets in (("presets", len(PRESETS)), ("four", 1), ("three", 1)):
        hands, answers = asked(hanchan, made, folder, mode, int(count) * rule_sets, seed)
        differ |= compared(mode, hands, answers, int(count))
    sys.exit(differ)


# Of a million hands by one rule set each yaku is met at least so often, each yakuman, and each sum of fu.
LEAST, LEAST_YAKUMAN, LEAST_FU = 500, 50, 50
# From so many on, nothing is missing altogether.
ENOUGH = 4_000
YAKUMAN = {
    "tenhou", "chiihou", "renhou", "dai_sangen", "shou_suushii", "dai_suushii", "tsuuiisou", "chinroutou",
    "ryuuiisou", "suuankou", "suuankou_tanki", "suukantsu", "chuurenpoutou", "junsei_chuurenpoutou",
    "kokushi_musou", "kokushi_musou_13",
}
FU = (20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110)


def yaku_of(rules):
    """The yaku that there are by a rule set, dora among them."""
    names = set(IDS.values()) | {"seat_wind", "round_wind"}
    if not rules["double"] or not rules["adds"]:
        names -= SINGLE.keys()
    # Three players have no three suits with the same run.
    for there, name in (("renhou", "renhou"), ("reds", "red_dora")):
        if not rules.get(there):
            names.discard(name)
    if rules.get("three"):
        names.discard("sanshoku_doujun")
        names.add("north_dora")
    return names


def too_few(name, rules, met, count):
    """What was met too seldom among so many hands by a rule set, in words."""
    yaku, fu = met
    least = {one: LEAST_YAKUMAN if one in YAKUMAN else LEAST for one in yaku_of(rules)}
    found = [(one, yaku[one], number) for one, number in least.items()]
    if rules["fu"]:
        # Where 平和 does not count on tsumo, nothing has 20.
        sums = [one for one in FU if one != 20 or rules.get("pinfu_tsumo", True)]
        found += [(f"{one} fu", fu[one], LEAST_FU) for one in sums]
    for one, times, number in sorted(found):
        needed = number * count // 1_000_000
        if times < needed:
            yield f"{name}: {one} was met {times} times, and not {needed}"
        elif not times and count >= ENOUGH and not needed:
            yield f"{name}: {one} was never met"


def compared(mode, hands, answers, each):
    """Whether anything differs, or too little was met among so many hands by each rule set."""
    yaku, fu, errors, told, count = (collections.Counter() for _ in range(5))
    met = collections.defaultdict(lambda: (collections.Counter(), collections.Counter()))
    with open(hands) as lines, open(answers) as said, multiprocessing.Pool() as pool:
        pairs = itertools.zip_longest(lines, said)
        work = ((mode, line, answer) for line, answer in pairs)
        for ours, differs, theirs, line in pool.imap(one, work, chunksize=500):
            count["hands"] += 1
            own_yaku, own_fu = met[line.get("rules", mode)]
            for name in ours.get("yaku", []):
                yaku[name] += 1
                own_yaku[name] += 1
            if ours.get("fu") and not ours["yakuman"]:
                fu[ours["fu"]] += 1
                own_fu[ours["fu"]] += 1
            if "error" in ours:
                errors[ours["error"]] += 1
            if differs:
                told[differs] += 1
                if told[differs] <= 10:
                    print(f"{differs} differs\n  hand   {json.dumps(line)}\n  ours   {ours}\n  theirs {theirs}")
    listed = lambda counter: ", ".join(f"{key} {number}" for key, number in sorted(counter.items()))
    rule_sets = PRESETS if mode == "presets" else {mode: OTHERS[mode]}
    seldom = [told for name, rules in rule_sets.items() for told in too_few(name, rules, met[name], each)]
    print(f"{count['hands']} hands ({mode}), {sum(told.values())} differences")
    print(f"refused by both: {listed(errors)}")
    print(f"yaku: {listed(yaku)}")
    print(f"fu: {listed(fu)}")
    for sentence in seldom:
        print(sentence)
    return bool(told) or bool(seldom) or not count["hands"]


if __name__ == "__main__":
    main()
