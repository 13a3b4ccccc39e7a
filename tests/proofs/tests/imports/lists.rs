//! Lists as clubs keep them, with anything in them: each is understood or asked about, soon and within
//! the memory, and comes in as it was told or not at all.

use crate::ground::Ground;
use crate::noise::{Noise, Part};
use crate::real::Real;
use crate::trial::{dry_run_and_import, is_as_told};
use db::{ImportFiles, Ledger, ListKind, Said, Source};
use proofs::{FOR_EVER, in_full};
use rand::RngExt;

/// A row a player, a table, a hanchan with a column for each person, a person with a column for each day,
/// and totals.
const LISTS: [&str; 5] = [
    "2024年度\n日付,回戦,卓,番号,±P\n4/3,1,A,1,42.3\n,1,A,2,11.0\n,1,A,3,-13.3\n,1,A,4,-40.0\n月計,,,,0\n",
    "日付,卓,東家,,南家,,西家,,北家,\n,,番号,点数,番号,点数,番号,点数,番号,点数\n2024/4/3,1,1,42300,2,31000,3,26700,4,20000\n",
    "日付,回,甲,乙,丙,丁\n2024-04-03,1,42.3,11.0,-13.3,-40.0\n2024-04-10,1,-40.0,42.3,11.0,-13.3\n",
    "番号,4月,,5月\n,3日,10日,1日\n1,31.5,-12.0,8.5\n2,-31.5,12.0,-8.5\n計,0,0,0\n",
    "令和5年度\n番号,回数,1位,2位,3位,4位,合計\n1,40,12,10,10,8,312.4\n2,36,9,9,9,9,-20.0\n",
];

/// In full, so many are read for one that is brought in and taken back, which takes many times as long.
const READ_FOR_ONE: u64 = 20;

pub struct Lists {
    ground: Ground,
    workbook: Vec<u8>,
    parts: Vec<Part>,
}

impl Lists {
    pub fn new(real: Real) -> Self {
        Self {
            ground: Ground::new(&real.members, FOR_EVER, |_| ()),
            workbook: real.workbook,
            parts: real.parts,
        }
    }

    /// Looks at a list as the window does. Where it is one of those that come in, it does, whatever is said
    /// of it.
    pub fn bring(&mut self, input: u64, noise: &mut Noise) {
        let list = noise.one_of(&LISTS).as_bytes().to_vec();
        let bytes = match noise.random.random_range(0..8) {
            0 => noise.noise(),
            1 => noise.text(),
            2 => list,
            3 => noise.changed(self.workbook.clone()),
            4 => noise.changed_within(&self.parts),
            _ => noise.changed(list),
        };
        let kinds = [None, None, None]
            .into_iter()
            .chain(ListKind::ALL.map(Some));
        let kinds: Vec<Option<ListKind>> = kinds.collect();
        let ledger = Ledger {
            source: Source::new("noise.xlsx", bytes),
            said: Said {
                series: Some("表の会".into()),
                kind: *noise.one_of(&kinds),
                fiscal_year: noise.random.random::<bool>().then_some(2024),
                as_suggested: noise.random.random(),
                unknown_are_new: noise.random.random(),
                ..Said::default()
            },
        };
        if in_full() && !input.is_multiple_of(READ_FOR_ONE) {
            self.ground
                .look(input, move |club| club.look_at_ledger(&ledger).map(drop));
            return;
        }
        // What is not understood is refused, and nothing says that any of it had to come in.
        let _ = self.ground.bring(
            input,
            move |club| {
                let look = club.look_at_ledger(&ledger)?;
                let files = ImportFiles {
                    ledger: Some(Box::new(ledger)),
                    ..ImportFiles::default()
                };
                let summary = dry_run_and_import(club, &files)?;
                assert!(look.is_clear(), "{look:?}");
                let told = (look.hanchan as u64, look.totals as u64);
                assert_eq!((summary.hanchan, summary.openings), told);
                Ok(summary)
            },
            |club, summary, before| is_as_told(club, &summary, before),
        );
    }

    pub fn ends(self, proof: &str) {
        self.ground.ends(proof);
    }
}
