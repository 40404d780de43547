/** Lengths of the lists of master data, and limits of its files. */

/** Number of versions of an item that are shown. */
export const versionsShown = 50;

/** Number of rows of a checked file that are shown for each effect, and of past imports. */
export const rowsShown = 100;
export const importsShown = 20;

/** Largest file of an import: rows, and megabytes. */
export const mostImportRows = 5_000;
export const mostImportMegabytes = 20;
