import { m } from '#src/paraglide/messages.js';
import type { MessageText } from '#src/shared/failure.ts';
import type { Language } from '#src/shared/languages.ts';
import type { LocalText } from '#src/shared/local-text.ts';
import type { EntryData } from '../content.schema.ts';
import { readEntry, type Reader } from '../published-entries/published-content.server.ts';
import { pageNames } from './page-names.rules.ts';
import { publishedEntry } from '../published-entries/published-entry.server.ts';

/** The text of a page of the route table; `isUnwritten` while it has none. */
export type PublishedPage = EntryData<'page'> & { isUnwritten?: boolean };

/** The page at this path ('cares-app/faq'); throws 410 where it was removed, and 404 for other paths. */
export async function publishedPage(app: Reader, path: string, language?: Language): Promise<PublishedPage> {
  const name = pageNames[`/${path}`];
  if (name && !(await readEntry(app, 'page', { idOrSlug: path, language })))
    return unwrittenPage(path, name, app.clock.now());
  return (await publishedEntry(app, 'page', { idOrSlug: path, language })).entry;
}

function unwrittenPage(slug: string, name: MessageText, now: Date): PublishedPage {
  return {
    isUnwritten: true,
    id: 0,
    kind: 'page',
    slug,
    address: `/${slug}`,
    title: inThree(name),
    summary: inThree(m.info_pages_unwritten),
    body: inThree((inputs, options) => `<p>${m.info_pages_unwritten_text(inputs, options)}</p>`),
    topics: [],
    image: null,
    fields: {},
    readingMinutes: 1,
    publishedAt: now.toISOString(),
    changedAt: now.toISOString(),
    own: { en: {} },
    author: null,
    reviewer: null,
    reviewedOn: null,
    reviewDueOn: null,
    seo: {},
  };
}

function inThree(text: MessageText): LocalText {
  return { en: text({}, { locale: 'en' }), ms: text({}, { locale: 'ms' }), zh: text({}, { locale: 'zh' }) };
}
