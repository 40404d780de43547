/** Sections of the home page as rows of a file. */
import {
  listImportedSections,
  sectionImportFaults,
  takeBackSections,
  writeImportedSections,
  type ImportedSection,
} from '#src/features/site/home/home.server.ts';
import type { CatalogueRecord } from '#src/features/console/catalogue/fields/catalogue-fields.ts';
import { importList } from '#src/features/console/catalogue/lists/file-lists.ts';
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import type { LocalText } from '#src/shared/local-text.ts';
import type { FileAdapter } from '#src/features/console/catalogue/imports/file-target.server.ts';
import { faultsByColumn } from '#src/features/console/catalogue/imports/row-faults.server.ts';

/** The field of a section, and the column of a file that shows its fault. */
const columns: Record<string, string> = { name: 'section', en: 'heading_en', ms: 'heading_ms', zh: 'heading_zh' };

function sectionOf(record: CatalogueRecord): ImportedSection {
  const { en = '', ms = '', zh = '' } = (record['heading'] ?? {}) as Partial<LocalText>;
  return {
    name: record['section'] as string,
    position: record['position'] as number,
    isShown: record['shown'] === 'yes',
    heading: { en, ms, zh },
  };
}

export const homeSectionAdapter: FileAdapter = {
  list: importList('home-sections'),
  // Places are counted anew.
  isReadBack: true,
  require: (actor) => requireStaffEverywhere(actor, 'manage_menus'),
  async stored({ app, tx }) {
    return (await listImportedSections(app, tx)).map(({ name, position, isShown, heading }) => ({
      id: name,
      record: { section: name, position, shown: isShown ? 'yes' : 'no', heading: heading.en === '' ? null : heading },
    }));
  },
  async faults({ app, tx }, rows) {
    const found = await sectionImportFaults(
      app,
      tx,
      rows.map(({ record }) => sectionOf(record)),
    );
    return found.map((faults) => faultsByColumn(columns, faults));
  },
  async write({ app, tx, actor, importId }, rows) {
    const sections = rows.map(({ record }) => sectionOf(record));
    await writeImportedSections(app, tx, { actor, importId, rows: sections });
    return sections.map(({ name }) => name);
  },
  async takeBack({ app, tx, actor, importId }, items) {
    // A file makes no section, so that each has its former state.
    const rows = items.flatMap(({ before }) => (before ? [sectionOf(before.record)] : []));
    if (rows.length > 0) await takeBackSections(app, tx, { actor, importId, rows });
    return items.map(({ before }) => before !== null);
  },
};
