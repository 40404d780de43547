/** Largest file of a logo or an icon of the brand, as forms say it. */
export const mostBrandImageKilobytes = 512;
