/** How many suggestions show while a visitor types. */
export const suggestionsShown = 8;
