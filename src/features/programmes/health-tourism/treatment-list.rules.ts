/** Treatments that stand open on phones; the others are one tap away. */
export const openOnPhones = 4;
