/** The note of a doctor who sent a text back to its editors: stored with the step, in the audit log. */
import type { App } from '#src/platform/app.ts';
import { entriesAbout } from '#src/features/console/audit/audit.server.ts';
import type { Language } from '#src/shared/languages.ts';

/** The sending back, and the steps after which a text no longer counts as sent back. */
const steps = ['content_send_back', 'content_submit', 'content_schedule', 'content_publish'];

/**
 * The note with which a doctor sent this language of an entry back; null where there was no note, or where the text was
 * submitted, scheduled or published after that.
 */
export async function sentBackNote(
  app: Pick<App, 'db'>,
  entry: { id: number; kind: string },
  language: Language,
): Promise<string | null> {
  const about = { kind: entry.kind, id: String(entry.id), actions: steps, limit: 50 };
  const last = (await entriesAbout(app, about)).find(({ detail }) => detail['language'] === language);
  const note = last?.action === 'content_send_back' ? last.detail['note'] : undefined;
  return typeof note === 'string' ? note : null;
}
