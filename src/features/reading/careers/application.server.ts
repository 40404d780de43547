/**
 * Applications for open vacancies: with a curriculum vitae, to the recruiter of the vacancy's hospital, until the
 * vacancy closes.
 */
import { readEntry, type Reader } from '#src/features/publishing/entries/entries.server.ts';
import type { FormContext } from '#src/features/requests/forms/forms.server.ts';
import { hospitalOptions } from '#src/features/find-care/hospitals/hospitals.server.ts';
import type { Language } from '#src/shared/languages.ts';
import { localText } from '#src/shared/local-text.ts';
import { vacancyClosed, vacancyUnknown } from './careers.errors.ts';

/**
 * The vacancy of an application, and the hospital whose recruiter receives it. Throws post_unknown (404) and
 * post_closed (409).
 */
export async function applicationFor(app: Reader, slug: string, language?: Language): Promise<FormContext> {
  const found = await readEntry(app, 'career', { idOrSlug: slug, language });
  if (found?.state !== 'shown') throw vacancyUnknown();
  const { title, fields, slug: ownSlug } = found.page.entry;
  if (Date.parse(fields.closesAt) <= app.clock.now().getTime()) throw vacancyClosed();
  const hospital = (await hospitalOptions(app)).find((one) => one.slug === fields.hospitalSlug);
  return {
    subject: { kind: 'career', slug: ownSlug, title: localText(title, language ?? 'en').text },
    fixed: { hospital: hospital ? String(hospital.id) : '' },
  };
}
