import type { Patient } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { csrfTokenState } from '#src/platform/bound-token.server.ts';
import { tokenHash } from '#src/platform/token-hash.server.ts';
import { deleteDraft, upsertDraft } from './data/drafts.store.server.ts';
import { findEndedSession } from './data/sessions.store.server.ts';
import { mayBeStored } from './drafts.rules.ts';
import { draftBody } from './session.schema.ts';
import { draftHours } from './session.rules.ts';

type Ports = Pick<App, 'db' | 'clock' | 'secrets'>;

/** Stores the typed content of a page's form when its owner is signed out; a later draft replaces it. */
export async function storeDraft(
  app: Ports,
  owner: Patient,
  { path, fields }: { path: string; fields: Record<string, string> },
): Promise<void> {
  await upsertDraft(app.db, {
    accountId: owner.accountId,
    path,
    fields: app.secrets.seal(JSON.stringify(fields), ['form_drafts', 'fields', owner.accountId]),
    createdAt: app.clock.now(),
  });
}

/** Returns and deletes the draft; null where there is none, or it is older than a day. */
export async function takeDraft(app: Ports, owner: Patient, path: string): Promise<Record<string, string> | null> {
  const draft = await deleteDraft(app.db, { accountId: owner.accountId, path });
  if (!draft || draft.createdAt.getTime() < app.clock.now().getTime() - draftHours * 3_600_000) return null;
  return JSON.parse(app.secrets.open(draft.fields, ['form_drafts', 'fields', owner.accountId])) as Record<
    string,
    string
  >;
}

export interface ExpiredForm {
  /** The session's cookie as sent. */
  sessionToken: string | undefined;
  /** The token of the form's document. */
  csrfToken: string | null;
  /** The path of that document. */
  path: string;
  fields: Record<string, string>;
}

/**
 * Stores the content of a form whose session ended meanwhile, when the form was in a document of that same session:
 * the patient finds it after signing in again. Returns whether it was that patient's.
 */
export async function saveExpiredForm(
  app: Ports & Pick<App, 'config'>,
  { sessionToken, csrfToken, path, fields }: ExpiredForm,
): Promise<boolean> {
  if (!sessionToken || sessionToken.length > 200) return false;
  const session = await findEndedSession(app.db, tokenHash(sessionToken));
  if (!session) return false;
  const owner: Patient = { kind: 'patient', accountId: session.accountId, sessionId: session.id };
  // The token may have expired, as the session has.
  if (csrfTokenState(app, ['visit', 'sign-in'], { actor: owner, token: csrfToken }) === 'foreign') return false;
  const draft = draftBody.safeParse({
    path,
    fields: Object.fromEntries(Object.entries(fields).filter(([name, value]) => mayBeStored(name) && value !== '')),
  });
  if (draft.success && draft.data.fields)
    await storeDraft(app, owner, { path: draft.data.path, fields: draft.data.fields });
  return true;
}
