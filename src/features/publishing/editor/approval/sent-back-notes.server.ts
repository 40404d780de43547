/** What a doctor wrote to the editors when sending a text back: stored with the step, in the audit log. */
import type { App } from '#src/platform/app.ts';
import { entriesAbout } from '#src/features/console/audit/audit.server.ts';
import type { Language } from '#src/shared/languages.ts';

/** Steps after which a text is not sent back any more, and the sending back itself. */
const steps = ['content_send_back', 'content_submit', 'content_schedule', 'content_publish'];

/** The note on this language of an entry; null where none was sent back with one, or it has gone on since. */
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
