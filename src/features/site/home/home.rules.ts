import type { EntryData } from '#src/features/publishing/entries/content.schema.ts';
import { languages, type LocalText } from '#src/shared/local-text.ts';
import type { HomeSectionKey, PlannedSection, StateHospitals, WrittenSection } from './home.schema.ts';

/** Groups hospitals by state: states with most hospitals first, then by name. */
export function hospitalsByState(
  hospitals: readonly { slug: string; name: string; state: string }[],
): StateHospitals[] {
  const states = new Map<string, StateHospitals>();
  for (const { slug, name, state } of hospitals) {
    const group = states.get(state) ?? { state, hospitals: [] };
    group.hospitals.push({ slug, name });
    states.set(state, group);
  }
  return [...states.values()].sort((a, b) => b.hospitals.length - a.hospitals.length || a.state.localeCompare(b.state));
}

const apart = 10;
const lastPlace = 1_000;
/** The first section contains the page's heading: it may be moved and renamed, not removed. */
const first: HomeSectionKey = 'find_doctor';

/**
 * The sections in their order: built-in ones as editors have renamed, moved or removed them, and the added ones
 * between them.
 */
export function planOf(
  builtIn: readonly HomeSectionKey[],
  entries: readonly EntryData<'home-section'>[],
): PlannedSection[] {
  const bySlug = new Map(entries.map((entry) => [entry.slug, entry]));
  const known = builtIn.map((key, index) => {
    const entry = bySlug.get(slugOfSection(key));
    const isShown = key === first || entry?.fields.hidden !== 'yes';
    return {
      place: entry?.fields.position ?? (index + 1) * apart,
      isShown,
      section: entry ? { key, title: entry.title } : { key },
    };
  });
  const own = new Set(builtIn.map(slugOfSection));
  const added = entries
    .filter(({ slug }) => !own.has(slug))
    .map((entry) => ({
      place: entry.fields.position ?? lastPlace,
      isShown: entry.fields.hidden !== 'yes',
      section: { written: writtenFrom(entry) },
    }));
  return [...known, ...added]
    .filter(({ isShown }) => isShown)
    .sort((a, b) => a.place - b.place)
    .map(({ section }) => section);
}

/** The content of an editor's section. */
export function writtenFrom({
  id,
  slug,
  kind,
  title,
  summary,
  body,
  topics,
  image,
  fields,
  own,
}: EntryData<'home-section'>): WrittenSection {
  const label = languages.reduce<LocalText>(
    (text, language) => {
      const words = own[language]?.['linkLabel'];
      return typeof words === 'string' && words !== '' ? { ...text, [language]: words } : text;
    },
    { en: '' },
  );
  return {
    id,
    slug,
    kind,
    title,
    summary,
    body,
    topics,
    image,
    ...(fields.link ? { link: { href: fields.link, label } } : {}),
  };
}

function slugOfSection(key: HomeSectionKey): string {
  return key.replaceAll('_', '-');
}
