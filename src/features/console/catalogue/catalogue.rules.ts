/** Lengths of the lists of master data, and limits of its files. */

/** Versions of an item. */
export const versionsShown = 50;

/** Rows of a checked file of each effect, and past imports. */
export const rowsShown = 100;
export const importsShown = 20;

/** Largest file of an import: rows, and megabytes. */
export const mostImportRows = 5_000;
export const mostImportMegabytes = 20;
