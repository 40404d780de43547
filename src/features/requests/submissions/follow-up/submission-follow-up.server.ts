/** Follow-up: the sender of a form sees its state with its number and a mailed code, or signed in. */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { factsOfFiles } from '#src/platform/files/files.server.ts';
import { issueOneTimeCode, spendOneTimeCode } from '#src/platform/one-time-codes/one-time-codes.server.ts';
import { countAgainstLimit } from '#src/platform/rate-limit/rate-limit.server.ts';
import type { Language } from '#src/shared/languages.ts';
import {
  findHospitalName,
  findSubmission,
  kindOfSubmission,
  listFileIds,
  listHistory,
  listSubmissionsOf,
  type SubmissionRow,
  mailCode,
  emailHashOf,
} from '#src/features/requests/forms/forms.server.ts';
import { isClosed, nameIn, type LifeCycle } from '#src/features/requests/forms/form-kind.schema.ts';
import { codeMinutes, openHours } from '../submissions.rules.ts';
import { followCodeWrong, submissionUnknown } from '../submissions.errors.ts';

type Ports = Pick<App, 'db' | 'pool' | 'clock' | 'random' | 'secrets' | 'config' | 'logger'>;

const codeSeconds = codeMinutes * 60;

/**
 * Mails a code where number and address belong together; the answer is the same in both cases. At most three times an
 * hour for each number.
 */
export async function sendFollowCode(app: Ports, asked: { reference: string; email: string }): Promise<void> {
  const reference = asked.reference.trim().toUpperCase();
  await countAgainstLimit(app, { name: 'follow_code', points: 3, seconds: 3600 }, reference);
  const row = await findSubmission(app.db, reference);
  if (!row || row.emailHash !== emailHashOf(app, asked.email)) return;
  const values = valuesOf(app, row);
  const to = { email: values['email'] ?? '', name: values['name'] ?? '', reference, language: row.language };
  await inTransaction(app.db, async (tx) =>
    mailCode(app, tx, {
      to,
      code: await issueOneTimeCode(app, tx, { purpose: 'follow_up', subject: reference, minutes: codeMinutes }),
      minutes: codeMinutes,
      key: app.random.uuid(),
    }),
  );
}

/**
 * An access token for two hours, in exchange for the code, once; five tries while it is valid. Throws
 * follow_code_wrong (422).
 */
export async function openByFollowCode(app: Ports, input: { reference: string; code: string }): Promise<string> {
  const reference = input.reference.trim().toUpperCase();
  await countAgainstLimit(app, { name: 'follow_code_try', points: 5, seconds: codeSeconds }, reference);
  const isRight = await spendOneTimeCode(app, { purpose: 'follow_up', subject: reference, code: input.code });
  if (!isRight || !(await findSubmission(app.db, reference))) throw followCodeWrong();
  return followUpToken(app, reference);
}

/** A token that opens a submission for two hours, for a sender who has been identified. */
export function followUpToken(app: Pick<App, 'secrets' | 'clock'>, reference: string): string {
  return app.secrets.seal(
    JSON.stringify({ follow: reference, until: app.clock.now().getTime() + openHours * 3_600_000 }),
  );
}

/**
 * The state of a submission for its sender: the steps, and the messages for the sender. Throws submission_unknown
 * (404).
 */
export async function viewFollowed(app: Ports, token: string, locale: Language) {
  const row = await findSubmission(app.db, referenceIn(app, token) ?? '');
  if (!row) throw submissionUnknown();
  const kind = await kindOfSubmission(app, row);
  const [history, fileIds, hospital] = await Promise.all([
    listHistory(app.db, row.id),
    listFileIds(app.db, row.id),
    row.hospitalId ? findHospitalName(app.db, row.hospitalId) : undefined,
  ]);
  const words = (state: string) => kind.lifeCycle.words[state]?.({}, { locale }) ?? state;
  return {
    reference: row.reference,
    title: kind.title({}, { locale }),
    subject: subjectOf(row),
    hospital: hospital ?? '',
    sentAt: row.sentAt,
    state: words(row.state),
    stateName: row.state,
    isOpen: !isClosed(kind, row.state) && row.state !== 'closed',
    takesFiles: Boolean(kind.files),
    files: (await factsOfFiles(app, fileIds)).map(({ name }) => name),
    steps: history
      .filter(({ fromState, toState, isForSender }) => isForSender || fromState !== toState)
      .map(({ id, at, by, fromState, toState, note, isForSender }) => ({
        id,
        at,
        by: by === 'sender' ? ('sender' as const) : ('staff' as const),
        state: fromState === toState ? '' : words(toState),
        words: isForSender && note ? app.secrets.open(note, ['form_history', 'note', row.id]) : '',
      })),
  };
}
export type FollowedView = Awaited<ReturnType<typeof viewFollowed>>;

/**
 * The colour of a state from the sender's view: a submission that waits for staff is in progress for the sender, and
 * the other way round.
 */
function toneForSender({ tones, waitsIn = 'waiting' }: LifeCycle, state: string): LifeCycle['tones'][string] {
  if (state === waitsIn) return 'waiting';
  const tone = tones[state] ?? 'quiet';
  return tone === 'waiting' ? 'active' : tone;
}

/** The submissions of a signed-in patient, newest first, each with its access token. */
export async function listOwnSubmissions(app: Ports, actor: Actor, locale: Language) {
  if (actor.kind !== 'patient') return [];
  const rows = await listSubmissionsOf(app.db, `patient:${actor.accountId}`);
  const listed = rows.toReversed().map(async (row) => {
    const { reference, kind, state, sentAt } = row;
    const declared = await kindOfSubmission(app, row);
    const { title, lifeCycle, followedAt, namedBy } = declared;
    return {
      reference,
      kind,
      about: namedBy ? nameIn(declared, valuesOf(app, row)) : '',
      subject: subjectOf(row),
      title: title({}, { locale }),
      href: followedAt?.(reference) ?? `/follow-up?case=${encodeURIComponent(followUpToken(app, reference))}`,
      state: lifeCycle.words[state]?.({}, { locale }) ?? state,
      tone: toneForSender(lifeCycle, state),
      sentAt,
    };
  });
  return Promise.all(listed);
}

/** The subject; empty for a form that staff have built, whose title says it. */
function subjectOf({ subject, formVersionId }: SubmissionRow): string {
  return formVersionId === null ? (subject?.title ?? '') : '';
}

/** Whether the signed-in account sent it. */
export async function findOwnSubmission(
  app: Pick<App, 'db'>,
  actor: Actor,
  { reference, kind }: { reference: string; kind: string },
): Promise<boolean> {
  if (actor.kind !== 'patient') return false;
  const row = await findSubmission(app.db, reference);
  return row?.kind === kind && row.ownerKey === `patient:${actor.accountId}`;
}

/** The values of a submission of this kind, for a caller that verifies the sender; null where there is none. */
export async function valuesOfSubmission(
  app: Pick<App, 'db' | 'secrets'>,
  { reference, kind }: { reference: string; kind: string },
): Promise<Record<string, string> | null> {
  const row = await findSubmission(app.db, reference);
  return row?.kind === kind ? valuesOf(app, row) : null;
}

/** The reference number of an access token; null for an expired or forged one. */
export function referenceIn(app: Pick<App, 'secrets' | 'clock'>, token: string): string | null {
  try {
    const { follow, until } = JSON.parse(app.secrets.open(token)) as { follow?: string; until: number };
    return follow && until > app.clock.now().getTime() ? follow : null;
  } catch {
    return null;
  }
}

/** The values of a submission in clear, by field name. */
export function valuesOf(app: Pick<App, 'secrets'>, row: Pick<SubmissionRow, 'id' | 'values'>): Record<string, string> {
  return JSON.parse(app.secrets.open(row.values, ['form_submissions', 'values', row.id])) as Record<string, string>;
}
