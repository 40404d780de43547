/**
 * The form builder: staff build forms, publish them as versions, and retire them. Answers are submissions like any
 * other.
 */
import type { Actor, Staff } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { isRowId } from '#src/platform/db/queries/row-id.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import { invalidateTag } from '#src/platform/page-cache/cache-tags.server.ts';
import { recordAudit, type AuditAction } from '#src/features/console/audit/audit.server.ts';
import { hospitalsFor, requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { keepInTrash, type TrashedRecord } from '#src/features/console/trash/trash.server.ts';
import { faultsOfForm } from '#src/features/requests/forms/custom/custom-form.rules.ts';
import type { CustomForm } from '#src/features/requests/forms/custom/custom-form.schema.ts';
import {
  deleteCustomForm,
  findCustomForm,
  findHospitalName,
  insertCustomForm,
  insertFormVersion,
  updateCustomForm,
} from '#src/features/requests/forms/forms.server.ts';
import { newForm } from './builder-edits.rules.ts';
import { slugFrom, formTransitions, type FormStatus } from './form-builder.rules.ts';
import {
  formChangedMeanwhile,
  formNotReady,
  formStepRefused,
  formUnknown,
  hospitalRefused,
  slugInvalid,
  slugTaken,
  titleInvalid,
} from './form-builder.errors.ts';

export { formImportFaults, listImportedForms, takeBackForms, writeImportedForms } from './form-import.server.ts';
export { rowName, type ImportedRow } from './form-import.rules.ts';

type Ports = Pick<App, 'db' | 'clock'>;

/** Whether the member of staff may build the forms of this hospital; null is the group, for staff of all hospitals. */
export function mayBuild(staff: Staff, hospitalId: number | null): boolean {
  const places = hospitalsFor(staff.roleAssignments, 'build_forms');
  return places === 'all' || (hospitalId !== null && places.includes(hospitalId));
}

/** The form, if the actor may build it. Throws 403, form_unknown (404), also for another hospital's. */
export async function reachableForm(
  db: App['db'] | Transaction,
  actor: Actor,
  { id, isLocked = false }: { id: number; isLocked?: boolean },
) {
  const staff = requireStaff(actor, 'build_forms');
  const row = isRowId(id) ? await findCustomForm(db, id, { isLocked }) : undefined;
  if (!row || !mayBuild(staff, row.hospitalId)) throw formUnknown();
  return row;
}

/**
 * Creates a form at an address of its own, for one hospital or (null) the group. Throws 403, form_title, form_slug,
 * form_hospital (422), form_slug_taken (409).
 */
export async function createForm(
  app: Ports,
  actor: Actor,
  input: { title: string; slug: string; hospitalId: number | null },
): Promise<number> {
  const staff = requireStaff(actor, 'build_forms');
  const { hospitalId } = input;
  const isKnown = hospitalId === null || (isRowId(hospitalId) && (await findHospitalName(app.db, hospitalId)));
  if (!isKnown || !mayBuild(staff, hospitalId)) throw hospitalRefused();
  const title = input.title.trim().slice(0, 120);
  if (title === '') throw titleInvalid();
  const slug = slugFrom(input.slug);
  if (!slug) throw slugInvalid();
  const now = app.clock.now();
  return inTransaction(app.db, async (tx) => {
    const draft = newForm({ en: title, ms: '', zh: '' });
    const id = await insertCustomForm(tx, { slug, hospitalId, status: 'draft', draft, createdAt: now, changedAt: now });
    if (id === undefined) throw slugTaken();
    await record(app, tx, { actor, action: 'form_created', id, hospitalId });
    return id;
  });
}

interface Change {
  id: number;
  /** The revision that the person has seen, so that another person's change in the meantime is not overwritten. */
  revision: number;
}

/** Saves the draft as typed. Throws 403, form_unknown (404), form_changed_meanwhile (409). */
export async function saveForm(app: Ports, actor: Actor, change: Change & { form: CustomForm }): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const row = await changedForm(tx, actor, change);
    await updateCustomForm(tx, row.id, { draft: change.form, changedAt: app.clock.now() });
    await record(app, tx, { actor, action: 'form_saved', id: row.id, hospitalId: row.hospitalId });
  });
}

/**
 * Saves the form and publishes it as its next version, which visitors fill in from then on. Throws as `saveForm`, and
 * form_not_ready (422) with a message beside each field.
 */
export async function publishForm(app: Ports, actor: Actor, change: Change & { form: CustomForm }): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const row = await changedForm(tx, actor, change);
    requireStep(row.status, 'published');
    const faults = faultsOfForm(change.form, { hospitalId: row.hospitalId });
    if (Object.keys(faults).length > 0) throw formNotReady(faults);
    const at = app.clock.now();
    const number = row.version + 1;
    await insertFormVersion(tx, { formId: row.id, number, form: change.form, publishedAt: at });
    await updateCustomForm(tx, row.id, { draft: change.form, status: 'published', version: number, changedAt: at });
    await record(app, tx, { actor, action: 'form_published', id: row.id, hospitalId: row.hospitalId, number });
    // Landing pages show it.
    await invalidateTag(tx, 'pages');
  });
}

/** Stops accepting answers; stored answers stay. Throws as `saveForm`, and form_step (409). */
export async function retireForm(app: Ports, actor: Actor, change: Change): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const row = await changedForm(tx, actor, change);
    requireStep(row.status, 'retired');
    await updateCustomForm(tx, row.id, { status: 'retired', changedAt: app.clock.now() });
    await record(app, tx, { actor, action: 'form_retired', id: row.id, hospitalId: row.hospitalId });
    await invalidateTag(tx, 'pages');
  });
}

/** Deletes a form that was never published. Throws as `saveForm`, and form_step (409) for one that was. */
export async function deleteForm(app: Ports, actor: Actor, change: Change): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const row = await changedForm(tx, actor, change);
    if (row.version > 0) throw formStepRefused();
    await deleteCustomForm(tx, row.id);
    const { slug, hospitalId, draft } = row;
    const title = draft.title.en || slug;
    await keepInTrash(app, tx, {
      actor,
      list: 'forms',
      key: slug,
      title,
      hospitalId,
      record: { slug, hospitalId, draft },
    });
    await record(app, tx, { actor, action: 'form_deleted', id: row.id, hospitalId: row.hospitalId });
  });
}

/** Makes a deleted draft again, as it was. Throws 403, form_slug_taken (409). Returns its address in the console. */
export async function restoreForm(app: Ports, actor: Actor, { record: trashed }: Pick<TrashedRecord, 'record'>) {
  const staff = requireStaff(actor, 'build_forms');
  const { slug, hospitalId, draft } = trashed as { slug: string; hospitalId: number | null; draft: CustomForm };
  if (!mayBuild(staff, hospitalId)) throw hospitalRefused();
  const now = app.clock.now();
  return inTransaction(app.db, async (tx) => {
    const id = await insertCustomForm(tx, { slug, hospitalId, status: 'draft', draft, createdAt: now, changedAt: now });
    if (id === undefined) throw slugTaken();
    await record(app, tx, { actor, action: 'form_created', id, hospitalId });
    return `/staff/forms/${id}`;
  });
}

async function changedForm(tx: Transaction, actor: Actor, { id, revision }: Change) {
  const row = await reachableForm(tx, actor, { id, isLocked: true });
  if (row.revision !== revision) throw formChangedMeanwhile();
  return row;
}

function requireStep(from: FormStatus, to: FormStatus): void {
  if (!formTransitions[from].includes(to)) throw formStepRefused();
}

interface Recorded {
  actor: Actor;
  action: AuditAction;
  id: number;
  hospitalId: number | null;
  /** The number of the published version. */
  number?: number;
}

async function record(app: Ports, tx: Transaction, { id, hospitalId, number, ...who }: Recorded): Promise<void> {
  await recordAudit(app, tx, {
    ...who,
    subjectKind: 'custom_form',
    subjectId: String(id),
    ...(hospitalId === null ? {} : { hospitalId }),
    ...(number === undefined ? {} : { detail: { version: number } }),
  });
}
