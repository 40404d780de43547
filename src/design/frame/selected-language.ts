import { isLocale } from '#src/paraglide/runtime.js';
import { localPath } from '#src/shared/addresses.ts';
import type { Language } from '#src/shared/languages.ts';

const key = 'selectedLanguage';

/**
 * Stores the visitor's choice in the browser's storage and in a cookie, so that the first byte of '/' is already in
 * that language.
 */
export function storeLanguage(language: Language): void {
  document.cookie = `${key}=${language}; path=/; max-age=31536000; samesite=lax`;
  try {
    localStorage.setItem(key, language);
  } catch {
    // Storage may be blocked; the cookie is enough.
  }
}

/**
 * Called on load: the stored language, English without a choice (specification, section 3). It matters only on '/':
 * where the cookie was deleted and the stored choice was not, the home page opens in the chosen language.
 */
export function readLanguageChoice(): void {
  let stored: string | null;
  try {
    stored = localStorage.getItem(key);
    if (!isLocale(stored)) localStorage.setItem(key, 'en');
  } catch {
    return;
  }
  if (!isLocale(stored) || stored === 'en' || location.pathname !== '/' || document.cookie.includes(`${key}=`)) return;
  storeLanguage(stored);
  location.replace(localPath('/', stored));
}
