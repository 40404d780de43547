/** The longest description of a picture, in each language. */
export const longestDescription = 300;
