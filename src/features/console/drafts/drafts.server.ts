/**
 * Drafts: a form that changes public pages is saved without effect, seen by all who may publish it, and published or
 * discarded in one step. There is one draft of a record, and no change of another person is overwritten unseen.
 */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import { dropSaved } from '#src/features/console/unsaved-changes/unsaved-changes.server.ts';
import { formOfText, typedText } from '#src/features/console/unsaved-changes/unsaved-changes.rules.ts';
import { deleteDraft, findDraft, putDraft } from './data/drafts.store.server.ts';
import { draftChangedMeanwhile, draftTooLong, draftUnknown } from './drafts.errors.ts';
import { draftAction, readSeen, seenText } from './drafts.rules.ts';
import type { ShownDraft } from './drafts.schema.ts';

export { listDraftRecords } from './data/drafts.store.server.ts';

type Ports = Pick<App, 'db' | 'clock' | 'random'>;

const longestForm = 200_000;

/**
 * The draft of a record, null where there is none, and the state on which its form is opened. `published` is the
 * version that visitors see. Throws 403.
 */
export async function draftOf(
  app: Pick<App, 'db'>,
  actor: Actor,
  { record, published }: { record: string; published: string },
): Promise<{ draft: ShownDraft | null; seen: string }> {
  requirePublisher(actor, record);
  const row = await findDraft(app.db, record);
  const form = row && formOfText(row.fields);
  if (!row || !form) return { draft: null, seen: seenText({ published, draftId: null }) };
  const values = [...form].filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  const draft = {
    id: row.id,
    savedAt: row.savedAt.toISOString(),
    by: row.by,
    isOutdated: row.begunOn !== published,
    // Browsers send the lines of a text area with CRLF; stored texts have LF.
    typed: Object.fromEntries(values.map(([name, value]) => [name, value.replaceAll('\r\n', '\n')])),
  };
  return { draft, seen: seenText({ published, draftId: row.id }) };
}

/** The draft of a record as the form that was sent, for its preview; null where there is none. Throws 403. */
export async function draftedForm(app: Pick<App, 'db'>, actor: Actor, record: string): Promise<FormData | null> {
  requirePublisher(actor, record);
  const row = await findDraft(app.db, record);
  return (row && formOfText(row.fields)) ?? null;
}

/** What was pressed below a form with a draft. */
interface DraftStep {
  record: string;
  form: FormData;
  /** The state that the form was opened on, as it sends it back. */
  seen: string;
  intent: string;
  /** Publishes the form, and ends its draft (`settleDraft`). */
  publish: () => Promise<void>;
}

/**
 * Publishes a form, discards its draft, or saves it as the draft, by the button that was pressed. What the person had
 * typed and not saved ends with the form that was sent. Throws what `publish` throws, draft_changed_meanwhile (409),
 * draft_too_long (413), 403.
 */
export async function takeDraftStep(
  app: Ports,
  actor: Actor,
  { record, form, seen, intent, publish }: DraftStep,
): Promise<void> {
  if (intent === 'discard') return discardDraft(app, actor, { record, seen });
  if (intent === 'publish') await publish();
  else await saveDraft(app, actor, { record, form, seen });
  await dropSaved(app, actor, { record, form });
}

/**
 * Saves a form as the draft of its record. `seen` is the state that the form was opened on.
 * Throws draft_changed_meanwhile (409), draft_too_long (413), 403.
 */
async function saveDraft(
  app: Ports,
  actor: Actor,
  { record, form, seen }: { record: string; form: FormData; seen: string },
): Promise<void> {
  const { accountId } = requirePublisher(actor, record);
  const fields = typedText(form);
  if (fields.length > longestForm) throw draftTooLong();
  const { published, draftId } = readSeen(seen);
  const row = { record, id: app.random.uuid(), fields, begunOn: published, savedAt: app.clock.now() };
  await inTransaction(app.db, async (tx) => {
    if (!(await putDraft(tx, { ...row, savedBy: accountId }, draftId))) throw draftChangedMeanwhile();
    await recordAudit(app, tx, { actor, action: 'draft_saved', subjectKind: 'draft', subjectId: record });
  });
}

/** Discards a draft that the person has seen. Throws draft_changed_meanwhile (409), 403. */
async function discardDraft(
  app: Ports,
  actor: Actor,
  { record, seen }: { record: string; seen: string },
): Promise<void> {
  requirePublisher(actor, record);
  await inTransaction(app.db, async (tx) => {
    await settleDraft(tx, { record, seen });
    await recordAudit(app, tx, { actor, action: 'draft_discarded', subjectKind: 'draft', subjectId: record });
  });
}

/**
 * Ends the draft of a record in the transaction that publishes its form. Throws draft_changed_meanwhile (409) where
 * there is a draft that the form was not opened on.
 */
export async function settleDraft(tx: Transaction, { record, seen }: { record: string; seen: string }): Promise<void> {
  const id = await deleteDraft(tx, record);
  if ((id ?? null) !== readSeen(seen).draftId) throw draftChangedMeanwhile();
}

function requirePublisher(actor: Actor, record: string) {
  const action = draftAction(record);
  if (!action) throw draftUnknown();
  return requireStaffEverywhere(actor, action);
}
