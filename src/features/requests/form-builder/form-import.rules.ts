/** What the rows of a file make of a form's draft, and what is wrong with them. */
import { faultsOfForm, type BuilderFault } from '#src/features/requests/forms/custom/custom-form.rules.ts';
import type { CustomForm, FormPart } from '#src/features/requests/forms/custom/custom-form.schema.ts';
import { m } from '#src/paraglide/messages.js';
import type { MessageText } from '#src/shared/failure.ts';
import { withPlaced } from '#src/shared/lists/item-places.rules.ts';
import { newForm } from './builder-edits.rules.ts';
import { faultWords } from './form-builder.errors.ts';
import { slugFrom } from './form-builder.rules.ts';

/** The form itself. */
export interface ImportedHead {
  slug: string;
  /** Null: the whole group's. */
  hospitalId: number | null;
  form: Omit<CustomForm, 'parts'>;
}

/** A part of a form. */
export interface ImportedPart {
  slug: string;
  part: FormPart;
  /** Smallest first; null: behind all others. */
  position: number | null;
}
export type ImportedRow = ImportedHead | ImportedPart;

type Faults = Record<string, MessageText>;
interface Stored {
  hospitalId: number | null;
  draft: CustomForm;
}

/** The place of a part without one. */
export const atEnd = 1_000_000;

/** 'antenatal-class' of the form itself, 'antenatal-class q3' of a part. */
export function rowName(row: ImportedRow): string {
  return 'part' in row ? `${row.slug} ${row.part.id}` : row.slug;
}

/** The draft with the rows in it; of a form that is new, with what its own row says. */
export function draftWith(stored: Stored | undefined, rows: readonly ImportedRow[]): Stored {
  const head = rows.find((row) => 'form' in row);
  const before = stored?.draft ?? newForm({ en: '', ms: '', zh: '' });
  const placed = rows.flatMap((row) => ('part' in row ? [{ item: row.part, place: row.position ?? atEnd }] : []));
  return {
    hospitalId: stored ? stored.hospitalId : (head?.hospitalId ?? null),
    draft: { ...(head?.form ?? before), parts: withPlaced(before.parts, placed) },
  };
}

/** A draft lacks these until it is published. */
const unfinished: ReadonlySet<BuilderFault> = new Set(['missing', 'translation', 'purpose', 'question', 'last']);

/**
 * The faults of rows of one form by field ('form', 'part', 'hospital', 'position', or as the builder names them:
 * 'title-en', 'label-en', 'answerWithin'). A part that the file does not have is left as it is.
 */
export function draftFaults(stored: Stored | undefined, rows: readonly ImportedRow[]): Map<ImportedRow, Faults> {
  const faults = new Map<ImportedRow, Faults>(rows.map((row) => [row, {}]));
  const head = rows.find((row) => 'form' in row);
  const { draft, hospitalId } = draftWith(stored, rows);
  for (const row of rows) Object.assign(faults.get(row)!, ownFaults(row, { stored, hasHead: head !== undefined }));
  for (const [field, fault] of Object.entries(faultsOfForm(draft, { hospitalId }))) {
    if (unfinished.has(fault)) continue;
    const [, name = field, place] = /^(.*?)-(\d+)$/.exec(field) ?? [];
    const id = place && draft.parts[Number(place) - 1]?.id;
    const row = id ? rows.find((one) => 'part' in one && one.part.id === id) : field === 'add' ? rows.at(-1) : head;
    if (row) faults.get(row)![field === 'add' ? 'part' : name] ??= faultWords[fault];
  }
  return faults;
}

function ownFaults(row: ImportedRow, { stored, hasHead }: { stored: Stored | undefined; hasHead: boolean }): Faults {
  if (!stored && slugFrom(row.slug) !== row.slug) return { form: m.custom_forms_error_slug };
  if ('part' in row) return stored || hasHead ? {} : { form: m.custom_forms_import_no_form };
  return stored && stored.hospitalId !== row.hospitalId ? { hospital: m.custom_forms_import_hospital } : {};
}
