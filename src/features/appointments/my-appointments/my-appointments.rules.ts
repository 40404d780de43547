/** Length of the list of a patient's appointments. */
export const cardsPerPage = 12;
