/** Without 0 and O, 1 and I and L, 5 and S, 8 and B: a reference is read out at the desk and over the telephone. */
export const referenceCharacters = '234679ACDEFGHJKMNPQRTUVWXYZ';

/** How many of them follow the prefix letter. */
export const referenceLength = 9;
