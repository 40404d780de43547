/** The visitor's town in the browser, stored in a cookie. */
import { readTownSlug, townCookie, townCookieSeconds, townSlug } from '../saved-town.rules.ts';

/** The slug of the kept town. */
export function savedTown(): string | undefined {
  return readTownSlug(document.cookie);
}

/** Keeps the town; '' forgets it. */
export function saveTown(town: string): void {
  const age = town === '' ? 0 : townCookieSeconds;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${townCookie}=${townSlug(town)}; path=/; max-age=${age}; samesite=lax${secure}`;
}
