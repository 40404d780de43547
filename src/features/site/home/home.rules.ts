/** The sections of the home page: built-in ones and those of editors, in the order of the saved layout. */
import type { EntryData } from '#src/features/publishing/entries/content.schema.ts';
import { languages } from '#src/shared/languages.ts';
import type { LocalText } from '#src/shared/local-text.ts';
import { withPlaceholders } from '#src/shared/texts/placeholders.ts';
import type {
  GroupNumbers,
  HomeData,
  HomeSectionKey,
  LayoutRow,
  PlannedSection,
  StateHospitals,
  WrittenSection,
} from './home.schema.ts';

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

/** The group's own words with its name and today's figures for `group`, `year`, `hospitals` and `states`. */
export function withFigures(words: LocalText, group: string, numbers: GroupNumbers): LocalText {
  const { since: year, hospitals, states } = numbers;
  const figures: Record<string, string> = { group, year: `${year}`, hospitals: `${hospitals}`, states: `${states}` };
  const filled = (text: string) => withPlaceholders(text, (name, of) => (of === undefined ? figures[name] : undefined));
  const { en, ms, zh } = words;
  return { en: filled(en), ...(ms && { ms: filled(ms) }), ...(zh && { zh: filled(zh) }) };
}

const apart = 10;
const lastPlace = 1_000;
/** The first section contains the page's heading: it may be moved and renamed, but not removed. */
export const headingSection: HomeSectionKey = 'find_doctor';

/**
 * A section in its default position, with its name in a layout: 'booking', or 'entry:haze-season' for an editor's own.
 */
export interface PlacedSection {
  name: string;
  /** False where its content entry hides it. */
  isShown: boolean;
  section: PlannedSection;
}

/**
 * All sections in their default order: built-in ones, which their entries may rename or move, with others between them.
 */
export function placedSections(
  builtIn: readonly HomeSectionKey[],
  entries: readonly EntryData<'home-section'>[],
): PlacedSection[] {
  const bySlug = new Map(entries.map((entry) => [entry.slug, entry]));
  const known = builtIn.map((key, index) => {
    const entry = bySlug.get(slugOfSection(key));
    return {
      place: entry?.fields.position ?? (index + 1) * apart,
      name: key as string,
      isShown: key === headingSection || entry?.fields.hidden !== 'yes',
      section: entry ? { key, title: entry.title } : { key },
    };
  });
  const own = new Set(builtIn.map(slugOfSection));
  const added = entries
    .filter(({ slug }) => !own.has(slug))
    .map((entry) => ({
      place: entry.fields.position ?? lastPlace,
      name: `entry:${entry.slug}`,
      isShown: entry.fields.hidden !== 'yes',
      section: { written: writtenFrom(entry) },
    }));
  return [...known, ...added]
    .sort((a, b) => a.place - b.place)
    .map(({ name, isShown, section }) => ({ name, isShown, section }));
}

/** The shown sections in the order of the saved layout; without one, in their default order. */
export function planOf(
  builtIn: readonly HomeSectionKey[],
  entries: readonly EntryData<'home-section'>[],
  layout: readonly LayoutRow[] = [],
): PlannedSection[] {
  return laidOut(placedSections(builtIn, entries), layout)
    .filter(({ isShown }) => isShown)
    .map(({ section }) => section);
}

/**
 * The part of the home page's data that the browser needs: the order of its sections, whose content the server renders.
 */
export function planInBrowser({ plan }: HomeData): Partial<HomeData> {
  const places = plan.map((planned) =>
    'written' in planned ? { written: { slug: planned.written.slug } as WrittenSection } : planned,
  );
  return { plan: places };
}

/**
 * The sections in the order of a layout, with its headings. A section that the layout or its entry hides is not shown,
 * except the first one. A section that the layout does not name follows the one that is before it by default.
 */
export function laidOut(sections: readonly PlacedSection[], layout: readonly LayoutRow[]): PlacedSection[] {
  const rows = new Map(layout.map((row) => [row.name, row]));
  const byName = new Map(sections.map((section) => [section.name, section]));
  const ordered = layout.flatMap(({ name }) => byName.get(name) ?? []);
  for (const [index, section] of sections.entries()) {
    if (rows.has(section.name)) continue;
    const before = ordered.findIndex(({ name }) => name === sections[index - 1]?.name);
    ordered.splice(before + 1, 0, section);
  }
  return ordered.map(({ name, isShown, section }) => {
    const row = rows.get(name);
    return {
      name,
      isShown: name === headingSection || (isShown && row?.isShown !== false),
      section: row?.heading && 'key' in section ? { ...section, title: row.heading } : section,
    };
  });
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
