/**
 * Forms that staff build, from a file: a row for the form itself and one for each of its parts. A file changes drafts;
 * visitors see them once somebody publishes the form.
 */
import { isDeepStrictEqual } from 'node:util';
import { recordAudit, type AuditAction } from '#src/features/console/audit/audit.server.ts';
import type { CustomForm, FormPart } from '#src/features/requests/forms/custom/custom-form.schema.ts';
import {
  deleteCustomForm,
  findFormBySlug,
  insertCustomForm,
  listCustomForms,
  updateCustomForm,
  type CustomFormRow,
} from '#src/features/requests/forms/forms.server.ts';
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import type { MessageText } from '#src/shared/failure.ts';
import { withFormer, withPlaces } from '#src/shared/lists/item-places.rules.ts';
import { slugTaken } from './form-builder.errors.ts';
import { atEnd, draftFaults, draftWith, rowName, type ImportedPart, type ImportedRow } from './form-import.rules.ts';

type Ports = Pick<App, 'clock'>;

interface Change {
  actor: Actor;
  importId: string;
}

/** Every form by its address: its own row, then its parts in their order. They stay as they are until the end. */
export async function listImportedForms(tx: Transaction): Promise<ImportedRow[]> {
  return (await listCustomForms(tx)).flatMap(({ slug, hospitalId, draft: { parts, ...form } }): ImportedRow[] => [
    { slug, hospitalId, form },
    ...withPlaces(parts).map(({ item, place }) => ({ slug, part: item, position: place })),
  ]);
}

/** The faults of each row by field, in the order of the rows; a draft may be unfinished, but not wrong. */
export async function formImportFaults(
  tx: Transaction,
  rows: readonly ImportedRow[],
): Promise<Record<string, MessageText>[]> {
  const stored = new Map((await listCustomForms(tx)).map((row) => [row.slug, row]));
  const faults = new Map<ImportedRow, Record<string, MessageText>>();
  for (const [slug, own] of Map.groupBy(rows, (row) => row.slug)) {
    const form = stored.get(slug);
    for (const [row, found] of draftFaults(form && { hospitalId: form.hospitalId, draft: form.draft }, own))
      faults.set(row, found);
  }
  return rows.map((row) => faults.get(row)!);
}

/** Saves the rows of each form as its draft; a new form is begun. Throws form_slug_taken (409). */
export async function writeImportedForms(
  app: Ports,
  tx: Transaction,
  { rows, ...by }: Change & { rows: readonly ImportedRow[] },
): Promise<void> {
  const stored = new Map((await listCustomForms(tx)).map((row) => [row.slug, row]));
  for (const [slug, own] of Map.groupBy(rows, (row) => row.slug)) {
    const form = stored.get(slug);
    const { draft, hospitalId } = draftWith(form && { hospitalId: form.hospitalId, draft: form.draft }, own);
    if (form) await storeDraft(app, tx, { ...by, form, draft });
    else {
      const at = app.clock.now();
      const row = { slug, hospitalId, status: 'draft' as const, draft, createdAt: at, changedAt: at };
      const id = await insertCustomForm(tx, row);
      if (id === undefined) throw slugTaken();
      await record(app, tx, { ...by, action: 'form_created', form: { id, hospitalId } });
    }
  }
}

/** A row that an import wrote and nobody has changed since, with what was before. */
export interface WrittenFormRow {
  was: ImportedRow;
  before: ImportedRow | null;
}

/**
 * Puts the former rows back, and deletes the new ones. Returns the names of the rows that had to stay: new questions
 * that have been published since, and a new form that was published or has other questions.
 */
export async function takeBackForms(
  app: Ports,
  tx: Transaction,
  { rows, ...by }: Change & { rows: readonly WrittenFormRow[] },
): Promise<Set<string>> {
  const stored = new Map((await listCustomForms(tx)).map((row) => [row.slug, row]));
  const kept = new Set<string>();
  for (const [slug, own] of Map.groupBy(rows, ({ was }) => was.slug)) {
    const form = stored.get(slug)!;
    const published = await publishedParts(tx, form);
    const isGone = (part: FormPart) =>
      own.some(({ was, before }) => before === null && 'part' in was && was.part.id === part.id) &&
      !published.has(part.id);
    const parts = withFormer(
      form.draft.parts.filter((part) => !isGone(part)),
      own.flatMap(({ before }) => (before && 'part' in before ? placed(before) : [])),
    );
    const head = own.find(({ was }) => 'form' in was);
    const isDeleted = head?.before === null && form.version === 0 && parts.length === 0;
    for (const { was, before } of own)
      if (before === null && ('part' in was ? published.has(was.part.id) : !isDeleted)) kept.add(rowName(was));
    if (isDeleted) {
      await deleteCustomForm(tx, form.id);
      await record(app, tx, { ...by, action: 'form_deleted', form });
    } else {
      const former = head?.before && 'form' in head.before ? head.before.form : form.draft;
      await storeDraft(app, tx, { ...by, form, draft: { ...former, parts } });
    }
  }
  return kept;
}

/** The ids of the questions that visitors see or saw last. */
async function publishedParts(tx: Transaction, { slug, version }: CustomFormRow): Promise<Set<string>> {
  const published = version > 0 ? await findFormBySlug(tx, slug) : undefined;
  return new Set(published?.form.parts.map(({ id }) => id));
}

const placed = ({ part, position }: ImportedPart) => ({ item: part, place: position ?? atEnd });

async function storeDraft(
  app: Ports,
  tx: Transaction,
  { form, draft, ...by }: Change & { form: CustomFormRow; draft: CustomForm },
): Promise<void> {
  if (isDeepStrictEqual(form.draft, draft)) return;
  await updateCustomForm(tx, form.id, { draft, changedAt: app.clock.now() });
  await record(app, tx, { ...by, action: 'form_saved', form });
}

async function record(
  app: Ports,
  tx: Transaction,
  change: Change & { action: AuditAction; form: Pick<CustomFormRow, 'id' | 'hospitalId'> },
): Promise<void> {
  const { actor, action, form, importId } = change;
  await recordAudit(app, tx, {
    actor,
    action,
    subjectKind: 'custom_form',
    subjectId: String(form.id),
    ...(form.hospitalId === null ? {} : { hospitalId: form.hospitalId }),
    detail: { import: importId },
  });
}
