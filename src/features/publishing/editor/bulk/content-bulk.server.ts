/** Steps of several entries at once, in every language that can take the step, and moving entries to the trash. */
import type { Actor, Staff } from '#src/platform/actor.ts';
import type { BulkAction, BulkList, BulkPorts } from '#src/features/console/bulk-changes/bulk-changes.server.ts';
import { requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { m } from '#src/paraglide/messages.js';
import { Failure, isFailure } from '#src/shared/failure.ts';
import { languages, type Language } from '#src/shared/languages.ts';
import { entryUnknown } from '#src/features/publishing/entries/entries.server.ts';
import type { Status } from '#src/features/publishing/entries/content.rules.ts';
import { isBulkStep, type BulkStep } from './content-bulk.rules.ts';
import { deleting } from './trash-bulk.server.ts';
import { requireEditor } from '../content-access.server.ts';
import { findEntry, listPublishedLanguages, listTexts, type EntryRow } from '../data/editing.store.server.ts';
import { takeStep } from '../publication/publishing.server.ts';
import { statusIn } from '../ui/content-words.ts';
import { changedMeanwhile, stepNotAllowed } from '../editor.errors.ts';

const pendingEdits = () => new Failure({ status: 409, code: 'pending_edits', text: m.content_bulk_pending });
const formerText = () => new Failure({ status: 409, code: 'former_text', text: m.content_bulk_former });

/** The state of one language when it was read. */
interface LanguageState {
  language: Language;
  status: Status;
  isShown: boolean;
}

/** The list of entries, on which several are changed at once. Throws 403 for staff who may write none. */
export function bulkContent(actor: Actor, language: Language): { staff: Staff; bulk: BulkList } {
  const staff = requireStaff(actor, 'write_content');
  return {
    staff,
    bulk: {
      name: 'content',
      path: '/staff/content',
      actionOf(action) {
        if (isBulkStep(action)) return stepAction(staff, { step: action, language });
        return action === 'delete' ? deleting(staff, readerFor(staff, language)) : undefined;
      },
    },
  };
}

/** An entry by its English title, with its state in every language. */
const readerFor =
  (staff: Staff, language: Language): BulkAction['read'] =>
  async (app, key) => {
    const { entry, states } = await stateOf(app, staff, key);
    const titled = (await listTexts(app.db, entry.id)).find((text) => text.language === 'en' && text.title !== '');
    return {
      title: titled?.title ?? entry.slug,
      state: states
        .map(({ language: code, status }) => `${code.toUpperCase()}: ${statusIn(status, language)}`)
        .join(', '),
      seen: seenOf(entry, states),
    };
  };

function stepAction(staff: Staff, { step, language }: { step: BulkStep; language: Language }): BulkAction {
  return {
    read: readerFor(staff, language),
    async change(app, { key, seen }) {
      const { entry, states } = await stateOf(app, staff, key);
      if (seenOf(entry, states) !== seen) throw changedMeanwhile();
      const taken = await takeSteps(app, staff, { entryId: entry.id, step, states });
      const after = await stateOf(app, staff, key);
      return { taken, after: seenOf(after.entry, after.states) };
    },
    async undo(app, { key, note }) {
      const { entry, states } = await stateOf(app, staff, key);
      if (seenOf(entry, states) !== note['after']) throw changedMeanwhile();
      await undoSteps(app, staff, { entryId: entry.id, step, taken: note['taken'] as LanguageState[] });
    },
  };
}

/** The entry with its languages, English first, if the actor may write it. Throws 404, 403. */
async function stateOf(
  app: BulkPorts,
  staff: Staff,
  key: string,
): Promise<{ entry: EntryRow; states: LanguageState[] }> {
  const entry = await findEntry(app.db, Number(key));
  if (!entry) throw entryUnknown();
  requireEditor(staff, entry.kind);
  const shown = await listPublishedLanguages(app.db, entry.id);
  const texts = await listTexts(app.db, entry.id);
  const states = languages.flatMap((language) =>
    texts
      .filter((text) => text.language === language)
      .map(({ status }) => ({ language, status, isShown: shown.some((one) => one.language === language) })),
  );
  return { entry, states };
}

const seenOf = ({ revision }: EntryRow, states: readonly LanguageState[]) =>
  [revision, ...states.map(({ language, status, isShown }) => `${language}.${status}.${isShown}`)].join('-');

/** The languages that a step changes. Throws where the step would hide or show a text that the page has not shown. */
function languagesFor(step: BulkStep, states: readonly LanguageState[]): LanguageState[] {
  if (step === 'submit') return states.filter(({ status }) => status === 'draft');
  // A scheduled language keeps its time.
  if (step === 'publish') return states.filter(({ status }) => status !== 'published' && status !== 'scheduled');
  const shown = states.filter(({ isShown }) => isShown);
  // Unpublishing and publishing again would publish a text that nobody asked to publish.
  if (shown.some(({ status }) => status !== 'published')) throw pendingEdits();
  // English last, because without it the other languages would be unpublished before their turn.
  return shown.toReversed();
}

/** Takes the step in each language that can take it. Where none can, throws the reason of the first. */
async function takeSteps(
  app: BulkPorts,
  staff: Staff,
  { entryId, step, states }: { entryId: number; step: BulkStep; states: readonly LanguageState[] },
): Promise<LanguageState[]> {
  const taken: LanguageState[] = [];
  let first: unknown = stepNotAllowed();
  for (const state of languagesFor(step, states)) {
    try {
      await takeStep(app, staff, { entryId, language: state.language, step });
      taken.push(state);
    } catch (error) {
      if (!isFailure(error)) throw error;
      // Either all languages are unpublished or none.
      if (step === 'unpublish') throw error;
      if (taken.length === 0 && isFailure(first, 'step_not_allowed')) first = error;
    }
  }
  if (taken.length === 0) throw first;
  return taken;
}

async function undoSteps(
  app: BulkPorts,
  staff: Staff,
  { entryId, step, taken }: { entryId: number; step: BulkStep; taken: readonly LanguageState[] },
): Promise<void> {
  // The former public text was another one, which the newer text has replaced.
  if (step === 'publish' && taken.some(({ isShown }) => isShown)) throw formerText();
  for (const { language, status } of taken.toReversed()) {
    const back = (next: 'send_back' | 'unpublish' | 'publish' | 'submit') =>
      takeStep(app, staff, { entryId, language, step: next });
    if (step === 'submit') await back('send_back');
    if (step === 'unpublish') await back('publish');
    if (step === 'publish') {
      await back('unpublish');
      if (status === 'in_review') await back('submit');
    }
  }
}
