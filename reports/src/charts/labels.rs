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
    use super::spread;

    #[test]
    fn labels_keep_their_order_and_distance_inside_the_chart() {
        let wanted = [50.0, 51.0, 52.0, 10.0, 99.0, 98.0];
        let heights = spread(&wanted, 12.0, 0.0, 100.0);
        let mut sorted = heights.clone();
        sorted.sort_by(f32::total_cmp);
        assert!(
            sorted.windows(2).all(|pair| pair[1] - pair[0] > 11.99),
            "{sorted:?}"
        );
        assert!(sorted[0] >= 0.0 && sorted[5] <= 100.0);
        assert!(heights[0] < heights[1] && heights[1] < heights[2] && heights[5] < heights[4]);
    }
}
