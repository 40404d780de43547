/**
 * The layout of the home page: staff choose the sections, their order and their headings; each published one is a
 * version.
 */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { settleDraft } from '#src/features/console/drafts/drafts.server.ts';
import { entriesAbout } from '#src/features/console/audit/audit.server.ts';
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import { readWholeKind } from '#src/features/publishing/entries/entries.server.ts';
import { languages, type Language } from '#src/shared/languages.ts';
import { localText } from '#src/shared/local-text.ts';
import { findLayout, listLayouts } from './data/home-layouts.store.server.ts';
import { headingFaults, layoutRecord, storedRows, type TypedRow } from './home-layout.rules.ts';
import { layoutInvalid, layoutUnknown } from './home.errors.ts';
import { headingSection, laidOut, placedSections, type PlacedSection } from './home.rules.ts';
import { builtInSection, homeSections } from './home.sections.ts';
import { loadHomePage } from './home.server.ts';
import { storeLayout } from './home-versions.server.ts';
import type { HomeData, LayoutRow } from './home.schema.ts';

type Ports = Pick<App, 'db' | 'pool' | 'cache' | 'clock'>;

export interface LayoutSection extends TypedRow {
  /** The section's heading if the layout has none, in the language of the page and in all languages. */
  title: string;
  original: Record<Language, string>;
  /** Whether it contains the page's heading and is therefore always shown. */
  isFirst: boolean;
  /** Set where an editor has added it: its heading is changed in its entry. */
  entryId: number | null;
  /** Whether its entry hides it, whatever is chosen here. */
  isHiddenByEntry: boolean;
}

export interface LayoutView {
  /** Sent back with the form: the change is refused when another person has saved meanwhile. */
  version: number;
  sections: LayoutSection[];
  isShipped: boolean;
  versions: { version: number; savedAt: Date; by: string | null; sections: number }[];
}

/** The layout for editing; with `typed`, the sections in that order with the typed values. */
export async function viewLayout(
  app: Ports,
  actor: Actor,
  { language, typed }: { language: Language; typed?: readonly TypedRow[] },
): Promise<LayoutView> {
  requireStaffEverywhere(actor, 'manage_menus');
  const [saved, sectionsIn, changes] = await Promise.all([
    listLayouts(app.db, 20),
    sectionsByLanguage(app),
    entriesAbout(app, { kind: 'home_layout', id: 'home', limit: 20 }),
  ]);
  const own = saved[0]?.sections ?? [];
  const sections = sectionsIn[language];
  const rows = new Map((typed ?? own.map(asTyped)).map((row) => [row.name, row]));
  return {
    version: saved[0]?.version ?? 0,
    sections: laidOut(sections, typed ? storedRows(typed) : own).map(({ name }) =>
      sectionOf(
        sections.find((one) => one.name === name)!,
        rows.get(name),
        {
          language,
          original: titlesOf(name, sectionsIn),
        },
      ),
    ),
    isShipped: own.length === 0,
    versions: saved.map((row) => ({
      version: row.version,
      savedAt: row.savedAt,
      by: changes.find(({ detail }) => detail['version'] === row.version)?.name ?? null,
      sections: row.sections.filter(({ isShown }) => isShown).length,
    })),
  };
}

/**
 * Publishes the layout, and ends its draft. Sections that do not exist are left out. Publishing without a change adds
 * no version. `seen` is the state that the form was opened on. Throws home_layout_changed_meanwhile,
 * draft_changed_meanwhile (409), home_layout_invalid (422) with the fields.
 */
export async function publishLayout(
  app: Ports,
  actor: Actor,
  input: { version: number; rows: readonly TypedRow[]; seen: string },
): Promise<void> {
  const rows = await checkedRows(app, actor, input.rows);
  await inTransaction(app.db, async (tx) => {
    await settleDraft(tx, { record: layoutRecord, seen: input.seen });
    await storeLayout(app, tx, { actor, version: input.version, rows });
  });
}

/** The home page in a layout that is not saved. Throws home_layout_invalid (422) with the fields. */
export async function previewLayout(
  app: App,
  actor: Actor,
  { language, rows }: { language: Language; rows: readonly TypedRow[] },
): Promise<HomeData> {
  return loadHomePage(app, language, await checkedRows(app, actor, rows));
}

async function checkedRows(app: Ports, actor: Actor, typed: readonly TypedRow[]): Promise<LayoutRow[]> {
  requireStaffEverywhere(actor, 'manage_menus');
  const faults = headingFaults(typed);
  if (Object.keys(faults).length > 0) throw layoutInvalid(faults);
  const { sections } = await viewLayout(app, actor, { language: 'en' });
  const known = new Map(sections.map((section) => [section.name, section]));
  return storedRows(typed)
    .filter(({ name }) => known.has(name))
    .map(({ heading, ...row }) => ({
      ...row,
      isShown: row.isShown || row.name === headingSection,
      // The heading of an added section is changed in its entry.
      ...(heading && known.get(row.name)?.entryId === null ? { heading } : {}),
    }));
}

/** Returns the home page to the shipped layout. Throws home_layout_changed_meanwhile (409). */
export async function shipLayout(app: Ports, actor: Actor, version: number): Promise<void> {
  requireStaffEverywhere(actor, 'manage_menus');
  await addVersion(app, actor, { version, rows: [] });
}

/**
 * Makes an earlier layout the newest; a draft stays. Throws home_layout_unknown (404), home_layout_changed_meanwhile
 * (409).
 */
export async function restoreLayout(app: Ports, actor: Actor, input: { version: number; from: number }): Promise<void> {
  requireStaffEverywhere(actor, 'manage_menus');
  const isNumber = Number.isInteger(input.from) && input.from > 0 && input.from < 2 ** 31;
  const row = isNumber ? await findLayout(app.db, input.from) : undefined;
  if (!row) throw layoutUnknown();
  await addVersion(app, actor, { version: input.version, rows: row.sections });
}

async function addVersion(app: Ports, actor: Actor, change: { version: number; rows: LayoutRow[] }): Promise<void> {
  await inTransaction(app.db, (tx) => storeLayout(app, tx, { actor, ...change }));
}

function asTyped({ name, isShown, heading }: LayoutRow): TypedRow {
  return { name, isShown, heading: heading ?? { en: '', ms: '', zh: '' } };
}

type SectionsIn = Record<Language, PlacedSection[]>;

/** An entry has its texts in the language in which it was read, so it is read in each language. */
async function sectionsByLanguage(app: Ports): Promise<SectionsIn> {
  const keys = homeSections.map(({ key }) => key);
  const read = async (language: Language) =>
    [language, placedSections(keys, await readWholeKind(app, 'home-section', language))] as const;
  return Object.fromEntries(await Promise.all(languages.map(read))) as SectionsIn;
}

function titlesOf(name: string, sectionsIn: SectionsIn): Record<Language, string> {
  const titleIn = (language: Language) => {
    const { section } = sectionsIn[language].find((one) => one.name === name)!;
    return 'written' in section
      ? localText(section.written.title, language).text
      : builtInSection(section, language).heading;
  };
  return { en: titleIn('en'), ms: titleIn('ms'), zh: titleIn('zh') };
}

function sectionOf(
  { name, isShown, section }: PlacedSection,
  row: TypedRow | undefined,
  { language, original }: { language: Language; original: Record<Language, string> },
): LayoutSection {
  return {
    name,
    isShown: row?.isShown ?? true,
    heading: row?.heading ?? { en: '', ms: '', zh: '' },
    title: row?.heading[language] || original[language],
    original,
    isFirst: name === headingSection,
    entryId: 'written' in section ? section.written.id : null,
    isHiddenByEntry: !isShown,
  };
}
