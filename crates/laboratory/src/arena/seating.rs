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

#[cfg(test)]
mod tests {
    use super::*;

    fn all(bots: usize, players: usize) -> Vec<Vec<usize>> {
        seatings(bots, players, &|one, other| one == other)
    }

    #[test]
    fn every_bot_sits_everywhere_as_often() {
        assert_eq!(all(2, 2), [[0, 1], [1, 0]]);
        assert_eq!(all(2, 4), [[0, 1, 1, 1], [1, 0, 1, 1], [1, 1, 0, 1], [1, 1, 1, 0]]);
        assert_eq!(all(3, 3).len(), 6);
        assert_eq!(all(3, 2).len(), 6);
        assert_eq!(all(3, 1), [[0], [1], [2]]);
        for (bots, players) in [(3, 3), (4, 2), (2, 3), (5, 3)] {
            let seatings = all(bots, players);
            for bot in 0..bots {
                let at = |seat: usize| seatings.iter().filter(|table| table[seat] == bot).count();
                assert!((1..players).all(|seat| at(seat) == at(0)), "{bots} bots, {players} players");
            }
        }
    }
}
