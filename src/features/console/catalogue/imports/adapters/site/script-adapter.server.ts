/** Third-party scripts as rows of a file: hospitals and clinics by their codes. */
import {
  listImportedScripts,
  scriptImportFaults,
  takeBackScript,
  writeImportedScript,
  type ImportedScript,
} from '#src/features/site/third-party-scripts/third-party-scripts.server.ts';
import type { CatalogueInputs, CatalogueRecord } from '#src/features/console/catalogue/fields/catalogue-fields.ts';
import { cleaned } from '#src/features/console/catalogue/fields/field-values.rules.ts';
import { importList } from '#src/features/console/catalogue/lists/file-lists.ts';
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import { oneByOne, type FileAdapter } from '#src/features/console/catalogue/imports/file-target.server.ts';
import { faultsByColumn } from '#src/features/console/catalogue/imports/row-faults.server.ts';

/** The field of a script, and the column of a file that shows its fault. */
const columns: Record<string, string> = { context: 'where' };

const idOf = (id: string | null) => (id === null ? null : Number(id));

function scriptOf(record: CatalogueRecord): Omit<ImportedScript, 'id'> {
  return {
    name: record['name'] as string,
    context: record['where'] as string,
    hosts: (record['hosts'] as string[]).join('\n'),
    head: record['head'] as string,
    body: record['body'] as string,
    needsConsent: record['needsConsent'] === 'yes',
    isActive: record['isOn'] as boolean,
  };
}

/** Hosts as they are stored: with their scheme. */
function withSchemes(cells: CatalogueInputs): CatalogueInputs {
  const { hosts } = cells;
  if (hosts === undefined) return cells;
  const lines = hosts.split('\n').map((line) => line.trim());
  return { ...cells, hosts: lines.map((line) => (/^$|:\/\//.test(line) ? line : `https://${line}`)).join('\n') };
}

export const scriptAdapter: FileAdapter = {
  list: importList('third-party-scripts'),
  // A host is stored in small letters, without a stroke at its end.
  isReadBack: true,
  asStored: withSchemes,
  require: (actor) => requireStaffEverywhere(actor, 'manage_scripts'),
  async stored({ tx }) {
    return (await listImportedScripts(tx)).map(({ id, name, context, hosts, head, body, needsConsent, isActive }) => ({
      id: String(id),
      record: {
        name,
        where: context,
        hosts: hosts.split('\n').filter(Boolean),
        head: cleaned(head),
        body: cleaned(body),
        needsConsent: needsConsent ? 'yes' : 'no',
        isOn: isActive,
      },
    }));
  },
  async faults({ app, tx }, rows) {
    const found = [];
    for (const { id, record } of rows) {
      const faults = await scriptImportFaults(app, tx, { ...scriptOf(record), id: idOf(id) });
      found.push(faultsByColumn(columns, faults));
    }
    return found;
  },
  async write({ app, tx, actor, importId }, rows) {
    const ids: string[] = [];
    for (const { id, record } of rows) {
      const row = { ...scriptOf(record), id: idOf(id) };
      ids.push(String(await writeImportedScript(app, tx, { actor, importId, row })));
    }
    return ids;
  },
  takeBack: oneByOne(({ app, tx, actor, importId }, { id, was, before }) =>
    takeBackScript(app, tx, {
      actor,
      importId,
      id: Number(id),
      wanted: scriptOf(was.record),
      before: before && scriptOf(before.record),
    }),
  ),
};
