import type { Patient } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { deleteDraft, upsertDraft } from './data/drafts.store.server.ts';

type Ports = Pick<App, 'db' | 'clock' | 'secrets'>;
const keptMs = 24 * 3_600_000;

/** Keeps what was typed into the form of a page when its owner was signed out; a later one replaces it. */
export async function keepDraft(app: Ports, owner: Patient, { path, fields }: { path: string; fields: Record<string, string> }): Promise<void> {
  await upsertDraft(app.db, { accountId: owner.accountId, path, fields: app.secrets.seal(JSON.stringify(fields)), createdAt: app.clock.now() });
}

/** Gives it back and forgets it; null where there is none, or it is older than a day. */
export async function takeDraft(app: Ports, owner: Patient, path: string): Promise<Record<string, string> | null> {
  const draft = await deleteDraft(app.db, { accountId: owner.accountId, path });
  if (!draft || draft.createdAt.getTime() < app.clock.now().getTime() - keptMs) return null;
  return JSON.parse(app.secrets.open(draft.fields)) as Record<string, string>;
}
