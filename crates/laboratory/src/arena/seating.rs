//! Who sits where.

/// All seatings of one deal: each is a list of bots by number, in seat order.
///
/// * As many bots as players: all different orders of them (a bot may be named twice).
/// * Fewer bots: the first one against a table of the others, the last one filling up.
/// * More bots: every choice of as many bots as there are players, each in all orders.
/// * One player: each bot by itself.
pub fn seatings(bots: usize, players: usize, same: &dyn Fn(usize, usize) -> bool) -> Vec<Vec<usize>> {
    let mut all = Vec::new();
    if bots <= players {
        let table: Vec<usize> = (0..players).map(|seat| seat.min(bots - 1)).collect();
        orders(&table, &mut Vec::new(), &mut vec![false; players], same, &mut all);
    } else {
        for chosen in 0u32..1 << bots {
            if chosen.count_ones() as usize == players {
                let table: Vec<usize> = (0..bots).filter(|bot| chosen >> bot & 1 == 1).collect();
                orders(&table, &mut Vec::new(), &mut vec![false; players], same, &mut all);
            }
        }
    }
    all
}

fn orders(
    table: &[usize],
    order: &mut Vec<usize>,
    used: &mut [bool],
    same: &dyn Fn(usize, usize) -> bool,
    all: &mut Vec<Vec<usize>>,
) {
    if order.len() == table.len() {
        all.push(order.clone());
        return;
    }
    for next in 0..table.len() {
        // Of bots that are the same, the first unused one stands for all.
        let again = (0..next).any(|before| !used[before] && same(table[before], table[next]));
        if !used[next] && !again {
            used[next] = true;
            order.push(table[next]);
            orders(table, order, used, same, all);
            order.pop();
            used[next] = false;
        }
    }
}
