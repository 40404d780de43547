/** Largest file of a logo or an icon of the brand, as forms state it. */
export const mostBrandImageKilobytes = 512;
