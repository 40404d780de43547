/** The format of a reference, such as that of a booking: a letter for its kind, then nine of these characters. */

/**
 * Without 0 and O, 1 and I and L, 5 and S, 8 and B: references are read out at the front desk and over the telephone.
 */
export const referenceCharacters = '234679ACDEFGHJKMNPQRTUVWXYZ';

/** Number of characters after the prefix letter. */
export const referenceLength = 9;
