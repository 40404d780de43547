/** Forms that staff build as rows of a file: a row for the form itself, and one for each of its parts. */
import {
  formImportFaults,
  listImportedForms,
  rowName,
  takeBackForms,
  writeImportedForms,
  type ImportedRow,
} from '#src/features/requests/form-builder/form-builder.server.ts';
import type { CustomForm, FormPart, ThreeTexts } from '#src/features/requests/forms/custom/custom-form.schema.ts';
import {
  inputNamesOf,
  snakeCase,
  type CatalogueInputs,
  type CatalogueRecord,
} from '#src/features/console/catalogue/fields/catalogue-fields.ts';
import { cleaned } from '#src/features/console/catalogue/fields/field-values.rules.ts';
import { importList } from '#src/features/console/catalogue/lists/file-lists.ts';
import { formHeadFields, formPartFields } from '#src/features/console/catalogue/lists/form-list-fields.ts';
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import { m } from '#src/paraglide/messages.js';
import type { FileAdapter } from '#src/features/console/catalogue/imports/file-target.server.ts';
import {
  codeFaults,
  faultsOfKnown,
  loadCodesOf,
  type Codes,
  type Faults,
} from '#src/features/console/catalogue/imports/row-faults.server.ts';

const textNames = { head: ['title', 'intro', 'thanks', 'privacy'], part: ['label', 'hint', 'options'] } as const;

/** A text as three columns. */
function columnsOf(name: string, { en, ms, zh }: ThreeTexts): CatalogueRecord {
  return { [`${name}En`]: cleaned(en), [`${name}Ms`]: cleaned(ms), [`${name}Zh`]: cleaned(zh) };
}

function textsOf(record: CatalogueRecord, name: string): ThreeTexts {
  const text = (suffix: string) => (record[`${name}${suffix}`] ?? '') as string;
  return { en: text('En'), ms: text('Ms'), zh: text('Zh') };
}

function recordOf(row: ImportedRow, hospitals: ReadonlyMap<number, string>): CatalogueRecord {
  if ('form' in row) {
    const { duty, notified, answerWithin, keptDays, lastDay } = row.form;
    return {
      form: row.slug,
      part: '',
      hospital: row.hospitalId === null ? '' : (hospitals.get(row.hospitalId) ?? ''),
      ...Object.assign({}, ...textNames.head.map((name) => columnsOf(name, row.form[name]))),
      duty,
      notified: cleaned(notified),
      answerWithin,
      keptDays,
      lastDay,
    };
  }
  const { id, kind, isRequired, isSender, min, max, pattern } = row.part;
  return {
    form: row.slug,
    part: id,
    position: row.position,
    kind,
    ...Object.assign({}, ...textNames.part.map((name) => columnsOf(name, row.part[name]))),
    isRequired: isRequired ? 'yes' : 'no',
    isSender: isSender ? 'yes' : 'no',
    min,
    max,
    pattern,
  };
}

function rowOf(record: CatalogueRecord, hospitals: Codes): ImportedRow {
  const text = (name: string) => (record[name] ?? '') as string;
  const [slug, id] = [text('form'), text('part')];
  if (id === '')
    return {
      slug,
      hospitalId: hospitals.get(text('hospital')) ?? null,
      form: {
        title: textsOf(record, 'title'),
        intro: textsOf(record, 'intro'),
        thanks: textsOf(record, 'thanks'),
        privacy: textsOf(record, 'privacy'),
        duty: (text('duty') || 'answer_enquiries') as CustomForm['duty'],
        notified: text('notified'),
        answerWithin: text('answerWithin'),
        keptDays: text('keptDays'),
        lastDay: text('lastDay'),
      },
    };
  return {
    slug,
    position: record['position'] as number | null,
    part: {
      id,
      kind: text('kind') as FormPart['kind'],
      label: textsOf(record, 'label'),
      hint: textsOf(record, 'hint'),
      options: textsOf(record, 'options'),
      isRequired: text('isRequired') !== 'no',
      isSender: text('isSender') === 'yes',
      min: text('min'),
      max: text('max'),
      pattern: text('pattern') as FormPart['pattern'],
    },
  };
}

/** Cells of the other kind of row, a part without its kind, and a hospital that does not exist. */
function plainFaults(record: CatalogueRecord, hospitals: Codes): Faults {
  const isHead = record['part'] === '';
  const foreign = (isHead ? formPartFields : formHeadFields).find(({ name }) => record[name]);
  if (foreign)
    return { [inputNamesOf(foreign)[0]!]: isHead ? m.custom_forms_import_of_part : m.custom_forms_import_of_form };
  if (!isHead) return record['kind'] ? {} : { kind: m.catalogue_error_required };
  const hospital = record['hospital'] as string;
  return hospital === '' ? {} : codeFaults('hospital', hospital, hospitals);
}

/** The builder's field as a column: 'title-en' is title_en, 'answerWithin' is answer_within. */
const columnOf = (field: string) => snakeCase(field).replace('-', '_');

/** Empty cells as they are stored: the usual value, and the place that a question has. */
function withUsual({ position = '', ...cells }: CatalogueInputs): CatalogueInputs {
  const usual: CatalogueInputs = (cells['part'] ?? '').trim()
    ? { is_required: 'yes', is_sender: 'no' }
    : { duty: 'answer_enquiries' };
  const emptied = Object.keys(usual).filter((name) => cells[name]?.trim() === '');
  return {
    ...cells,
    ...(position.trim() === '' ? {} : { position }),
    ...Object.fromEntries(emptied.map((name) => [name, usual[name]!])),
  };
}

export const formAdapter: FileAdapter = {
  list: importList('forms'),
  // Places are counted anew.
  isReadBack: true,
  asStored: withUsual,
  require: (actor) => requireStaffEverywhere(actor, 'build_forms'),
  async stored({ tx }) {
    const codes = new Map([...(await loadCodesOf(tx, 'hospitals'))].map(([code, id]) => [id, code]));
    return (await listImportedForms(tx)).map((row) => ({ id: rowName(row), record: recordOf(row, codes) }));
  },
  async faults({ tx }, rows) {
    const hospitals = await loadCodesOf(tx, 'hospitals');
    return faultsOfKnown(
      rows,
      ({ record }) => plainFaults(record, hospitals),
      async (known) => {
        const found = await formImportFaults(
          tx,
          known.map(({ record }) => rowOf(record, hospitals)),
        );
        return found.map((faults) =>
          Object.fromEntries(Object.entries(faults).map(([field, text]) => [columnOf(field), text])),
        );
      },
    );
  },
  async write({ app, tx, actor, importId }, rows) {
    const hospitals = await loadCodesOf(tx, 'hospitals');
    const forms = rows.map(({ record }) => rowOf(record, hospitals));
    await writeImportedForms(app, tx, { actor, importId, rows: forms });
    return forms.map(rowName);
  },
  async takeBack({ app, tx, actor, importId }, items) {
    const hospitals = await loadCodesOf(tx, 'hospitals');
    const rows = items.map(({ was, before }) => ({
      was: rowOf(was.record, hospitals),
      before: before && rowOf(before.record, hospitals),
    }));
    const kept = await takeBackForms(app, tx, { actor, importId, rows });
    return rows.map(({ was }) => !kept.has(rowName(was)));
  },
};
