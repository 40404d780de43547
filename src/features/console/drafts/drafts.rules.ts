/** Drafts of forms that change public pages once they are published: which forms have one, and who may save it. */
import type { StaffAction } from '#src/features/console/roles/staff-access.rules.ts';

/** The addresses of the forms, and the permission that their publication needs. */
const withDrafts: readonly { records: RegExp; action: StaffAction }[] = [
  { records: /^\/staff\/menus\/(?:header|footer)$/, action: 'manage_menus' },
  { records: /^\/staff\/home$/, action: 'manage_menus' },
  { records: /^\/staff\/settings\/\w{1,40}$/, action: 'manage_settings' },
];

/** The permission that the draft of a record needs; undefined for a record that has none. */
export function draftAction(record: string): StaffAction | undefined {
  return withDrafts.find(({ records }) => records.test(record))?.action;
}

/** The state on which a form was opened: the published version, and the draft over it. */
export interface SeenState {
  published: string;
  /** Null where there was no draft. */
  draftId: string | null;
}

/** The state as the form sends it back: '3', or '3~0199c3f2-…' over a draft. */
export function seenText({ published, draftId }: SeenState): string {
  return draftId === null ? published : `${published}~${draftId}`;
}

/**
 * The state that `seenText` wrote. Any other text is a state that nobody has seen, so nothing is overwritten by it.
 */
export function readSeen(text: string): SeenState {
  const [published = '', draftId = ''] = text.split('~', 2);
  return { published, draftId: draftId === '' ? null : draftId };
}

/** What the page says after a press: 'draft', 'discarded', or 'saved' for what is public now. */
export function doneOf(intent: string): string {
  if (intent === 'discard') return 'discarded';
  return ['publish', 'restore', 'ship'].includes(intent) ? 'saved' : 'draft';
}
