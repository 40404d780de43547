/** The countries that forms offer, as staff maintain them under master data. */
import type { App } from '#src/platform/app.ts';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { countryName } from '#src/shared/places/countries.ts';
import type { Language } from '#src/shared/languages.ts';
import { localText } from '#src/shared/local-text.ts';
import { isOfferedCountry, listCountries, type Country } from './data/countries.store.server.ts';

type Reader = Pick<App, 'db' | 'cache'>;

const shownCountries = (app: Reader): Promise<Country[]> =>
  app.cache.get('countries', ['settings'], () => listCountries(app));

/**
 * The countries of a form in the list's order, equal ones by name. `former` are stored choices: they stay in the list
 * even if their country was retired.
 */
export async function countryChoices(
  app: Reader,
  language: Language,
  former: readonly (string | null | undefined)[] = [],
): Promise<{ value: string; label: string }[]> {
  const byName = new Intl.Collator(language === 'zh' ? 'zh-Hans' : language);
  return (await shownCountries(app))
    .filter(({ code, isOffered }) => isOffered || former.includes(code))
    .map(({ code, name, position }) => ({ value: code, label: localText(name, language).text, position }))
    .sort((a, b) => a.position - b.position || byName.compare(a.label, b.label))
    .map(({ value, label }) => ({ value, label }));
}

/**
 * Whether a country may be stored: staff have not retired it, or the person has it already. No country (null) may be
 * stored too.
 */
export async function mayHaveCountry(
  db: Database | Transaction,
  { code, former = null }: { code: string | null; former?: string | null | undefined },
): Promise<boolean> {
  return code === null || code === former || isOfferedCountry(db, code);
}

/** The name of a stored code, even of a retired country; the usual name where the list does not have it. */
export async function shownCountryName(app: Reader, code: string, language: Language): Promise<string> {
  const found = (await shownCountries(app)).find((country) => country.code === code);
  return found ? localText(found.name, language).text : countryName(code, language);
}
