/** The town that the visitor chose: how its cookie is written and read. */

/** Readable by scripts and by the server; its value is the slug of a town with one of our hospitals. */
export const townCookie = 'town';

/** Half a year: long enough for the next check-up, and not permanent. Our own choice. */
export const townCookieSeconds = 15_552_000;

/** 'Kota Bharu' -> 'kota-bharu': what the cookie contains. */
export function townSlug(town: string): string {
  return town
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The slug in a Cookie header; undefined without one, or where its value cannot be a slug. */
export function readTownSlug(cookies: string | null): string | undefined {
  return /(?:^|;\s*)town=([a-z][a-z-]{0,59})(?:;|$)/.exec(cookies ?? '')?.[1];
}

/** The town of a list by its name, as the lists' forms send it, or by its slug, as the cookie has it. */
export function townNamed<T extends { town: string }>(towns: readonly T[], text: string | undefined): T | undefined {
  return text ? towns.find(({ town }) => town === text || townSlug(town) === text) : undefined;
}
