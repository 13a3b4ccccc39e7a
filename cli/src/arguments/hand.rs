//! What can be asked of `hanchan hand`.

use clap::Args;

pub const HAND: &str = "\
Say what a hand is worth: its yaku, fu and payments by a rule set. One hand, or many as JSON lines in and out.

One hand is the concealed tiles, the winning one last, and each set on the table after them:
  hanchan hand 123m456p789s11222z --seat S
  hanchan hand 234m45p77s6p 555z '(1111s)' --tsumo --dora 4s9m
Tiles are 1m to 9m, 1p to 9p, 1s to 9s and 1z to 7z (winds from east, then 白 發 中), red fives 0m 0p 0s. A called kan is 5555z, a concealed one (5555z).

Without tiles the hands are read as JSON lines, `tiles` without the winning one:
  {\"tiles\":\"123m456p789s1122z\",\"win\":\"2z\",\"melds\":[],\"tsumo\":false,\"seat\":\"E\",\"round\":\"E\",\"riichi\":0,\"ippatsu\":false,\"rinshan\":false,\"chankan\":false,\"last_tile\":false,\"first_draw\":false,\"dora\":[\"1m\"],\"ura\":[],\"honba\":0,\"sticks\":0}
All but `tiles` and `win` may be left out. `riichi` is 1, or 2 where double; `dora` and `ura` are indicators; `seat` and `round` are E, S, W or N, and E where they are left out: the dealer. `sticks` is how many. Beside these a line may have `rules`, which overrides --rules; `north`, how many were laid aside (three players); `pao`, the yakuman whose last set another than the discarder fed ([\"dai_sangen\"], dai_suushii, suukantsu); and {\"nagashi\":true,\"seat\":\"S\"} is 流し満貫.

Out: yaku with id, name and han, dora among them; han and fu in all (fu 0 where none count); level (null below mangan); yakuman, how many patterns count; payments in points, of the discarder (ron), the dealer, each of the others, and who fed a yakuman (pao), counters included; total, what the winner gets, sticks included; fu_items; reading. A yakuman is 13 han a piece. A line that is refused gives {\"error\":{\"kind\":…,\"message\":…}}, the rest go on, and the exit status is 2.";

#[derive(Debug, Args)]
// Each flag is a thing that did or did not happen.
#[allow(clippy::struct_excessive_bools)]
pub struct Hand {
    /// The concealed tiles, the winning one last; then each set on the table. JSON lines when left out
    pub tiles: Vec<String>,
    /// A preset's id, or a JSON file with a rule set
    #[arg(long, value_name = "ID|FILE.json", default_value = scoring::rule_set::PRESET_IDS[0])]
    pub rules: String,
    /// JSON instead of words
    #[arg(long)]
    pub json: bool,
    /// Drawn by the winner, and not won from another's discard
    #[arg(long, requires = "tiles")]
    pub tsumo: bool,
    /// The winner's wind: E (the dealer), S, W or N
    #[arg(long, requires = "tiles", default_value = "E", value_name = "WIND")]
    pub seat: String,
    /// The wind of the round
    #[arg(long, requires = "tiles", default_value = "E", value_name = "WIND")]
    pub round: String,
    /// After riichi
    #[arg(long, requires = "tiles")]
    pub riichi: bool,
    /// After double riichi
    #[arg(long, requires = "tiles", conflicts_with = "riichi")]
    pub double_riichi: bool,
    /// Within a turn of riichi
    #[arg(long, requires = "tiles")]
    pub ippatsu: bool,
    /// With the tile that replaced one of a kan
    #[arg(long, requires = "tiles")]
    pub rinshan: bool,
    /// With the tile that another added to a triplet
    #[arg(long, requires = "tiles")]
    pub chankan: bool,
    /// With the last tile, drawn or discarded
    #[arg(long, requires = "tiles")]
    pub last_tile: bool,
    /// With the first draw, or by ron before it
    #[arg(long, requires = "tiles")]
    pub first_draw: bool,
    /// Dora indicators, such as 4s9m
    #[arg(
        long,
        requires = "tiles",
        default_value = "",
        hide_default_value = true,
        value_name = "TILES"
    )]
    pub dora: String,
    /// The indicators below them
    #[arg(
        long,
        requires = "tiles",
        default_value = "",
        hide_default_value = true,
        value_name = "TILES"
    )]
    pub ura: String,
    /// Norths laid aside, with three players
    #[arg(
        long,
        requires = "tiles",
        default_value_t = 0,
        hide_default_value = true,
        value_name = "COUNT"
    )]
    pub north: u8,
    /// Counters on the table
    #[arg(
        long,
        requires = "tiles",
        default_value_t = 0,
        hide_default_value = true,
        value_name = "COUNT"
    )]
    pub honba: u32,
    /// Riichi sticks on the table
    #[arg(
        long,
        requires = "tiles",
        default_value_t = 0,
        hide_default_value = true,
        value_name = "COUNT"
    )]
    pub sticks: u32,
    #[arg(
        long,
        requires = "tiles",
        value_name = "YAKUMAN",
        help = "A yakuman whose last set another than the discarder fed: dai_sangen, dai_suushii or suukantsu"
    )]
    pub pao: Vec<String>,
}
