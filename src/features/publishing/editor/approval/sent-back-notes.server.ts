/** What a doctor wrote to the editors when sending a text back: stored with the step, in the audit log. */
import type { App } from '#src/platform/app.ts';
import { entriesAbout } from '#src/features/console/audit/audit.server.ts';
import type { Language } from '#src/shared/languages.ts';

/** Steps after which a text is not sent back any more, and the sending back itself. */
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
