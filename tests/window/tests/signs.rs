//! The signs of the page's own fonts as the web view draws them.

use serde_json::json;
use window_tests::{Outcome, Theme, Window};

/// Draws each sign alone, in each size of letters, and calls back with those of which nothing is to be seen.
const UNSEEN: &str = "
    const [signs, sizes, weights, done] = arguments;
    const canvas = document.createElement('canvas');
    const side = 64;
    canvas.width = canvas.height = side;
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    const isSeen = (sign) => {
        pen.clearRect(0, 0, side, side);
        pen.fillText(sign, side / 4, side / 2);
        return pen.getImageData(0, 0, side, side).data.some((part) => part > 0);
    };
    const draw = async () => {
        const unseen = [];
        for (const weight of weights) {
            for (let size = sizes[0]; size <= sizes[1]; size += 1) {
                const font = `${weight} ${size}px 'BIZ UDPGothic'`;
                const faces = await document.fonts.load(font, signs);
                // Otherwise the signs of another font would be looked at.
                if (faces.length === 0) {
                    return [`the page has no ${font}`];
                }
                pen.font = font;
                const gone = [...signs].filter((sign) => !isSeen(sign));
                unseen.push(...gone.map((sign) => `${sign} (${font})`));
            }
        }
        return unseen;
    };
    draw().then(done)";

/// Those that the page's words are written with beside letters and digits: what a font's maker tells coarse
/// screens of a thin line may leave none of it.
const SIGNS: &str = "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~–—―−·×▲△→↑↓…、。「」（）〜・ー＝＋－，．：";

/// In pixels, from the smallest note to a heading in large text.
const SIZES: [u8; 2] = [11, 40];

#[tokio::test(flavor = "multi_thread")]
async fn every_sign_is_seen_in_every_size() -> Outcome {
    let window = Window::open(None, Theme::Light).await?;
    let asked = vec![json!(SIGNS), json!(SIZES), json!([400, 700])];
    let unseen = window.page.execute_async(UNSEEN, asked).await?;
    assert_eq!(unseen.convert::<Vec<String>>()?, Vec::<String>::new());
    window.close().await
}
