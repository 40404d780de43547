/** Clinic network: the collaboration, its questions, and the public health library. */
import {
  readWholeKind,
  type Reader,
  publishedEntry,
  publishedPage,
  type PublishedPage,
} from '#src/features/publishing/entries/entries.server.ts';
import type { EntryData } from '#src/features/publishing/entries/content.schema.ts';
import type { EntryLink } from '#src/features/publishing/entries/content.schema.ts';
import { hospitalOptions } from '#src/features/find-care/hospitals/hospitals.server.ts';
import { articlesNamed, loadVideoPage } from '#src/features/reading/insights/insights.server.ts';
import { shownSetting } from '#src/features/site/settings/settings.server.ts';
import { specialityOptions } from '#src/features/find-care/specialist-centres/specialist-centres.server.ts';
import type { App } from '#src/platform/app.ts';
import { fetchSectionNames } from '#src/platform/library-sections/library-sections.server.ts';
import { getLocale } from '#src/paraglide/runtime.js';
import type { Language } from '#src/shared/languages.ts';
import type { LocalText } from '#src/shared/local-text.ts';
import {
  aToZ,
  knownSections,
  letterOf,
  matchesWords,
  sections,
  othersShown,
  type LibraryKind,
  type Section,
} from './clinic-network.rules.ts';
import type {
  BenefitCard,
  LibraryEntryData,
  LibraryItem,
  NetworkFacts,
  NetworkQuestion,
  SectionTile,
} from './clinic-network.schema.ts';

/** The network's name, its member hospitals of the group and its external addresses, from the settings. */
export async function networkFacts(app: Reader): Promise<NetworkFacts> {
  const { memberSlugs, ...facts } = await shownSetting(app, 'clinicNetwork');
  const hospitals = await hospitalOptions(app);
  return {
    ...facts,
    members: hospitals.filter(({ slug }) => memberSlugs.includes(slug)).map(({ slug, name }) => ({ slug, name })),
  };
}

const inOrder = (a: { fields: { position: number } }, b: { fields: { position: number } }) =>
  a.fields.position - b.fields.position;

/** The benefits of the collaboration, in the editors' order. */
export async function listBenefits(app: Reader): Promise<BenefitCard[]> {
  const cards = await readWholeKind(app, 'mccn-benefit');
  return [...cards]
    .sort(inOrder)
    .map(({ title, summary, fields: { url, icon, color } }) => ({ url, icon, color, title, description: summary }));
}

/** The network's film on this site; null without one, and while it is not published. */
export async function loadNetworkFilm(app: Reader, { filmSlug }: NetworkFacts): Promise<EntryData<'video'> | null> {
  if (!filmSlug) return null;
  const found = await loadVideoPage(app, filmSlug, getLocale());
  return found?.state === 'shown' ? found.page.entry : null;
}

/** The text about the collaboration. */
export function loadAbout(app: Reader): Promise<PublishedPage> {
  return publishedPage(app, 'mccn/our-collaboration');
}

/** The questions in the editors' order; `{phone}` in an answer becomes a link to the concierge's number. */
export async function listQuestions(app: Reader): Promise<NetworkQuestion[]> {
  const { conciergePhone } = await shownSetting(app, 'clinicNetwork');
  const questions = await readWholeKind(app, 'mccn-faq');
  return [...questions]
    .sort(inOrder)
    .map(({ id, title, body }) => ({ id, question: title, answer: withPhone(body, conciergePhone) }));
}

function withPhone(text: LocalText, phone: string): LocalText {
  const shown = phone.replace(/[^\d+ ()-]/g, '');
  const link = `<a href="tel:${shown.replace(/[^\d+]/g, '')}">${shown}</a>`;
  return Object.fromEntries(
    Object.entries(text).map(([language, html]) => [language, html.replaceAll('{phone}', link)]),
  ) as unknown as LocalText;
}

type SectionReader = Reader & Pick<App, 'config'>;

/**
 * The library's sections: of the configured library service, else those with entries of our own. Throws when that
 * service does not answer (specification, section 7: {admin api}/sections).
 */
export async function listSections(app: SectionReader): Promise<Section[]> {
  const names = await fetchSectionNames(app.config);
  if (names) return knownSections(names);
  const filled = await Promise.all(
    sections.map(async (section) => (await readWholeKind(app, section.kind)).length > 0),
  );
  return sections.filter((_, index) => filled[index]);
}

/** The tiles of the library; when the service does not answer, the built-in ones with a notice. */
export async function loadTiles(
  app: SectionReader & Pick<App, 'logger'>,
): Promise<{ tiles: SectionTile[]; hasFailed: boolean }> {
  const tileOf = async ({ name, path, kind }: Section): Promise<SectionTile> => ({
    name,
    url: `/mccn/${path}`,
    count: (await readWholeKind(app, kind)).length,
  });
  try {
    return { tiles: await Promise.all((await listSections(app)).map(tileOf)), hasFailed: false };
  } catch (error) {
    app.logger.warn(
      { reason: error instanceof Error ? error.name : 'unknown' },
      'library sections could not be fetched',
    );
    return { tiles: sections.map(({ name, path }) => ({ name, url: `/mccn/${path}`, count: 0 })), hasFailed: true };
  }
}

export interface SectionRequest {
  language: Language;
  /** Search words within the section. */
  q?: string | undefined;
  letter?: string | undefined;
}

/** A section from A to Z: all its letters, and the entries that match the search and the chosen letter. */
export async function loadSection(app: Reader, { kind }: Section, { language, q = '', letter }: SectionRequest) {
  const all = await listLibrary(app, kind);
  const found = all.filter((entry) => matchesWords(entry, q, language));
  const shown = letter ? found.filter((entry) => letterOf(entry, language) === letter) : found;
  return {
    letters: aToZ(all, language).map((group) => group.letter),
    groups: aToZ(shown, language),
    total: shown.length,
  };
}

/** The entries of a library kind, without their long fields. */
export async function listLibrary(app: Reader, kind: LibraryKind): Promise<LibraryItem[]> {
  return (await readWholeKind(app, kind)).map(itemOf);
}

/** One entry of the library by its slug or id, with its specialities; throws 410 or 404 where there is none. */
export async function loadLibraryEntry(app: Reader, { kind }: Section, id: string): Promise<LibraryEntryData> {
  const { entry } = await publishedEntry(app, kind as LibraryKind, { idOrSlug: id });
  const departments = await specialityOptions(app);
  const all = await readWholeKind(app, kind as LibraryKind);
  const topics = new Set(entry.topics.map(({ slug }) => slug));
  const others = all
    .filter((other) => other.id !== entry.id && other.topics.some(({ slug }) => topics.has(slug)))
    .slice(0, othersShown);
  return {
    entry,
    articles: await articlesOf(app, entry.fields.articleSlugs ?? []),
    others: others.map(itemOf),
    departments: (entry.fields.departments ?? [])
      .flatMap((slug) => departments.find((department) => department.slug === slug) ?? [])
      .map(({ slug, name }) => ({ slug, name })),
  };
}

async function articlesOf(app: Reader, slugs: readonly string[]): Promise<EntryLink[]> {
  return (await articlesNamed(app, slugs)).map(({ id, address, title }) => ({ id, address, title }));
}

function itemOf({ id, slug, address, title, summary }: EntryData): LibraryItem {
  return { id, slug, address, title, summary };
}
