/** Treatments that are open on phones; the others are in disclosures. */
export const openOnPhones = 4;
