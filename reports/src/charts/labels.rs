//! Labels at the ends of lines, spread apart.

/// Moves label heights apart so that each has `gap` to the next, all within `top..bottom`, and none
/// farther from its own height than it must be. `wanted` is in any order; the answer is in the same.
pub(crate) fn spread(wanted: &[f32], gap: f32, top: f32, bottom: f32) -> Vec<f32> {
    let mut order: Vec<usize> = (0..wanted.len()).collect();
    order.sort_by(|a, b| wanted[*a].total_cmp(&wanted[*b]));
    let mut heights: Vec<f32> = wanted.to_vec();
    let mut least = top;
    for index in &order {
        heights[*index] = heights[*index].max(least);
        least = heights[*index] + gap;
    }
    let mut most = bottom;
    for index in order.iter().rev() {
        heights[*index] = heights[*index].min(most);
        most = heights[*index] - gap;
    }
    heights
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::spread;

    proptest! {
        #[test]
        fn labels_keep_their_order_and_distance_inside_the_chart(
            wanted in prop::collection::vec(-50.0_f32..350.0, 1..10),
        ) {
            let heights = spread(&wanted, 12.0, 0.0, 300.0);
            let mut order: Vec<usize> = (0..wanted.len()).collect();
            order.sort_by(|a, b| wanted[*a].total_cmp(&wanted[*b]));
            let sorted: Vec<f32> = order.iter().map(|index| heights[*index]).collect();
            prop_assert!(sorted.windows(2).all(|pair| pair[1] - pair[0] > 11.99), "{sorted:?}");
            prop_assert!(sorted.iter().all(|height| (-0.01..=300.01).contains(height)), "{sorted:?}");
        }

        #[test]
        fn a_label_with_room_stays_where_its_line_ends(wanted in 0.0_f32..300.0) {
            prop_assert_eq!(spread(&[wanted], 12.0, 0.0, 300.0), vec![wanted]);
        }
    }
}
