/** Settings as rows of a file: one row for each field of a setting, hospitals by their codes. */
import {
  listImportedSettings,
  takeBackSettings,
  writeImportedSettings,
  type ImportedSetting,
} from '#src/features/site/settings/settings.server.ts';
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import { undone } from '#src/platform/db/transaction.ts';
import { importFaulty } from '#src/features/console/catalogue/catalogue.errors.ts';
import type { CatalogueRecord } from '#src/features/console/catalogue/fields/catalogue-fields.ts';
import { importList } from '#src/features/console/catalogue/lists/file-lists.ts';
import type { FileAdapter } from '#src/features/console/catalogue/imports/file-target.server.ts';
import {
  codeFaults,
  loadCodesOf,
  type Codes,
  type Faults,
} from '#src/features/console/catalogue/imports/row-faults.server.ts';

/** Fields whose lines name a hospital, which is stored by its id, with the position of that part in a line. */
const hospitalParts: Record<string, number> = { 'escalation rules': 1, 'brand hospitalIcons': 0 };

const idOf = ({ setting, field }: Pick<ImportedSetting, 'setting' | 'field'>) => `${setting} ${field}`;

/** The value after `change` was applied to the hospital of each line. */
function withHospitals(row: ImportedSetting, change: (hospital: string) => string): string {
  const place = hospitalParts[idOf(row)];
  if (place === undefined) return row.value;
  return row.value
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) =>
      line
        .split('|')
        .map((part, index) => (index === place ? change(part.trim()) : part.trim()))
        .join(' | '),
    )
    .join('\n');
}

function rowOf(record: CatalogueRecord): ImportedSetting {
  return {
    setting: record['setting'] as string,
    field: record['field'] as string,
    value: record['value'] as string,
  };
}

/** The row as it is stored; an unknown code stays. */
function storedRow(record: CatalogueRecord, hospitals: Codes): ImportedSetting {
  const row = rowOf(record);
  return { ...row, value: withHospitals(row, (code) => String(hospitals.get(code) ?? code)) };
}

function unknownHospitals(record: CatalogueRecord, hospitals: Codes): Faults {
  const faults: Faults = {};
  withHospitals(rowOf(record), (code) => {
    if (code !== '*') Object.assign(faults, codeFaults('value', code, hospitals));
    return code;
  });
  return faults;
}

export const settingAdapter: FileAdapter = {
  list: importList('settings'),
  // An amount is stored as a number.
  isReadBack: true,
  require: (actor) => requireStaffEverywhere(actor, 'manage_settings'),
  async stored({ tx }) {
    const codes = new Map([...(await loadCodesOf(tx, 'hospitals'))].map(([code, id]) => [String(id), code]));
    return (await listImportedSettings(tx)).map((row) => {
      const value = withHospitals(row, (id) => codes.get(id) ?? id);
      return { id: idOf(row), record: { ...row, value: value.trim().normalize('NFC') } };
    });
  },
  async faults({ app, tx, actor }, rows) {
    const hospitals = await loadCodesOf(tx, 'hospitals');
    const settings = rows.map(({ record }) => storedRow(record, hospitals));
    let found: Faults[] = [];
    await undone(tx, async (inner) => {
      found = await writeImportedSettings(app, inner, { actor, rows: settings, importId: '' });
    });
    return rows.map(({ record }, index) => ({ ...found[index], ...unknownHospitals(record, hospitals) }));
  },
  async write({ app, tx, actor, importId }, rows) {
    const hospitals = await loadCodesOf(tx, 'hospitals');
    const settings = rows.map(({ record }) => storedRow(record, hospitals));
    const faults = await writeImportedSettings(app, tx, { actor, rows: settings, importId });
    if (faults.some((one) => Object.keys(one).length > 0)) throw importFaulty();
    return settings.map(idOf);
  },
  async takeBack({ app, tx, actor, importId }, items) {
    const hospitals = await loadCodesOf(tx, 'hospitals');
    const rows = items.map(({ was, before }) => ({
      ...rowOf(was.record),
      value: before && storedRow(before.record, hospitals).value,
    }));
    const restored = await takeBackSettings(app, tx, { actor, rows, importId });
    return rows.map(({ setting }) => restored.has(setting));
  },
};
