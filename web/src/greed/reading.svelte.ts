// The card that lies large on the table, opened from anywhere.
export const reading = $state<{ card: number | null }>({ card: null });
