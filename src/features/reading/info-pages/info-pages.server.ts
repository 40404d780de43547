/** Information pages: permanent addresses for services, terms, notices, questions and contact. */
import { readWholeKind, type Reader, publishedPage } from '#src/features/publishing/entries/entries.server.ts';
import type { EntryData } from '#src/features/publishing/entries/content.schema.ts';
import { listHospitals } from '#src/features/find-care/hospitals/hospitals.server.ts';
import type { App } from '#src/platform/app.ts';
import type { Language } from '#src/shared/languages.ts';
import { localText } from '#src/shared/local-text.ts';
import { groupsInOrder } from './info-pages.rules.ts';
import type { FaqGroup, InfoPageData, ReachData } from './info-pages.schema.ts';

/** The page of the route table at this path; a page without a text says so. */
export async function loadInfoPage(app: Reader, path: string, language?: Language): Promise<InfoPageData> {
  return { entry: await publishedPage(app, path.replace(/^\//, ''), language) };
}

/**
 * Questions by group in a fixed order, only the groups of `only` if given; `words` filters questions that contain all
 * of them.
 */
export async function loadFaq(
  app: Reader,
  { only, words = '', language }: { only?: readonly string[]; words?: string; language: Language },
): Promise<FaqGroup[]> {
  const wanted = words
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const questions = (await readWholeKind(app, 'faq', language)).filter(
    (entry) => !only || only.includes(entry.fields.group),
  );
  const matching = questions.filter((entry) => {
    const text =
      `${localText(entry.title, language).text} ${localText(entry.body, language).text.replace(/<[^>]+>/g, ' ')}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
  return groupsInOrder(matching);
}

/** A static block by its slug; null while none is published. */
export async function loadBlock(app: Reader, slug: string, language: Language): Promise<EntryData<'block'> | null> {
  return (await readWholeKind(app, 'block', language)).find((block) => block.slug === slug) ?? null;
}

/** Telephone numbers of every hospital, by state, for the contact page. */
export async function loadReach(app: Reader & Pick<App, 'db'>): Promise<ReachData> {
  const hospitals = await app.cache.get(
    'hospitals to call',
    ['hospitals'],
    async () => (await listHospitals(app, { limit: 100, offset: 0 })).items,
  );
  const states = [...new Set(hospitals.map(({ state }) => state))].sort();
  return {
    states: states.map((state) => ({
      state,
      hospitals: hospitals
        .filter((hospital) => hospital.state === state)
        .map(({ slug, name, phone }) => ({ slug, name, phone })),
    })),
  };
}
