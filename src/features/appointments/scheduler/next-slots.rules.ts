/** How many of a doctor's next slots a card shows. */
export const timesOnCards = 3;
