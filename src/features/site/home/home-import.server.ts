/** The sections of the home page from a file: each row is a section; all rows are checked and saved as one version. */
import { readWholeKind } from '#src/features/publishing/entries/entries.server.ts';
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { m } from '#src/paraglide/messages.js';
import type { MessageText } from '#src/shared/failure.ts';
import { withFormer, withPlaced, withPlaces } from '#src/shared/lists/item-places.rules.ts';
import { listLayouts } from './data/home-layouts.store.server.ts';
import { layoutInvalid } from './home.errors.ts';
import { headingFaults, storedRows, type TypedRow } from './home-layout.rules.ts';
import { headingSection, laidOut, placedSections } from './home.rules.ts';
import { homeSections } from './home.sections.ts';
import { storeLayout } from './home-versions.server.ts';

type Ports = Pick<App, 'db' | 'pool' | 'cache' | 'clock'>;

/** A section with its place among all, smallest first. */
export interface ImportedSection extends TypedRow {
  position: number;
}

interface Change {
  actor: Actor;
  importId: string;
}

/** Every section in its order, shown or not. */
export async function listImportedSections(app: Ports, tx: Transaction): Promise<ImportedSection[]> {
  const { rows } = await current(app, tx);
  return withPlaces(rows).map(({ item: { id: _id, ...row }, place }) => ({ ...row, position: place }));
}

/** A section as it is kept in order: its name is its id. */
type Row = TypedRow & { id: string };

async function current(app: Ports, tx: Transaction): Promise<{ version: number; rows: Row[] }> {
  const [newest] = await listLayouts(tx, 1);
  const own = newest?.sections ?? [];
  const keys = homeSections.map(({ key }) => key);
  const sections = placedSections(keys, await readWholeKind(app, 'home-section', 'en'));
  const byName = new Map(own.map((row) => [row.name, row]));
  const rows = laidOut(sections, own).map(({ name }) => {
    const row = byName.get(name);
    const isShown = name === headingSection || row?.isShown !== false;
    return { id: name, name, isShown, heading: row?.heading ?? { en: '', ms: '', zh: '' } };
  });
  return { version: newest?.version ?? 0, rows };
}

/** The faults of each row by field: name, shown, and the language of a heading. */
export async function sectionImportFaults(
  app: Ports,
  tx: Transaction,
  rows: readonly ImportedSection[],
): Promise<Record<string, MessageText>[]> {
  const known = new Set((await current(app, tx)).rows.map(({ name }) => name));
  return rows.map((row) => {
    if (!known.has(row.name)) return { name: m.home_sections_import_unknown };
    if (row.name === headingSection && !row.isShown) return { shown: m.home_sections_import_first };
    if (row.name.startsWith('entry:') && row.heading.en !== '') return { en: m.home_sections_import_entry };
    const { fields = {} } = layoutInvalid(headingFaults([row])).details;
    return Object.fromEntries(Object.entries(fields).map(([field, text]) => [field.replace(/-1$/, ''), text]));
  });
}

/** Saves the rows as one version, the other sections as they are. */
export async function writeImportedSections(
  app: Ports,
  tx: Transaction,
  { rows, ...change }: Change & { rows: readonly ImportedSection[] },
): Promise<void> {
  const { version, rows: before } = await current(app, tx);
  const after = withPlaced(before, rows.map(placed));
  await storeLayout(app, tx, { ...change, version, rows: storedRows(after) });
}

/** Puts the sections back as and where they were, as one version. */
export async function takeBackSections(
  app: Ports,
  tx: Transaction,
  { rows, ...change }: Change & { rows: readonly ImportedSection[] },
): Promise<void> {
  const { version, rows: before } = await current(app, tx);
  const after = withFormer(before, rows.map(placed));
  await storeLayout(app, tx, { ...change, version, rows: storedRows(after) });
}

const placed = ({ position, ...row }: ImportedSection) => ({ item: { ...row, id: row.name }, place: position });
