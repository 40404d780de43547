/**
 * Submissions: validated by the kind, stored sealed and once, and acknowledged with a reference in the same
 * transaction.
 */
import { createHash } from 'node:crypto';
import { ownerOf, type Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import {
  decodeUploads,
  inspectUploads,
  keepFiles,
  storeFile,
  type KnownUpload,
  type Upload,
} from '#src/platform/files/files.server.ts';
import { faultOfUploads } from '#src/shared/uploads.ts';
import { findFirstAnswer, onceOnly } from '#src/platform/idempotency/idempotency.server.ts';
import { countAddress, countAgainstLimit } from '#src/platform/rate-limit/rate-limit.server.ts';
import { countryChoices, readSetting } from '#src/features/site/settings/settings.server.ts';
import { m } from '#src/paraglide/messages.js';
import { malaysianDay } from '#src/shared/dates.ts';
import type { MessageText } from '#src/shared/failure.ts';
import type { Language } from '#src/shared/languages.ts';
import { firstDueAt } from './promised-answer.rules.ts';
import { findHospitalName, insertSubmission } from './data/forms.store.server.ts';
import type { FormSubject } from './forms.schema.ts';
import type { FormKind } from './form-kind.schema.ts';
import { mailReceived } from './form-mails.server.ts';
import { formInvalid } from './forms.errors.ts';
import { consentField, faultsOf, fileFaults, fileField, formLimits } from './forms.rules.ts';

type Ports = Pick<App, 'db' | 'pool' | 'clock' | 'random' | 'secrets' | 'config' | 'logger' | 'files' | 'cache'>;

export interface SentForm {
  /** By field, as typed. */
  values: Readonly<Record<string, string>>;
  /** Values that the page sets, whatever was sent: an event's hospital. */
  fixed?: Readonly<Record<string, string>> | undefined;
  consentVersion: string;
  files?: readonly Upload[];
  language: Language;
  clientAddress: string;
  /** The same key with the same content is the same submission. */
  idempotencyKey?: string | undefined;
  subject?: FormSubject | undefined;
  /**
   * Further effects of a submission (a seat is taken, a member joins): part of the transaction, and may refuse it with
   * a Failure.
   */
  alsoKeep?(tx: Transaction, submission: Submission): Promise<void>;
}

/** What the page or call of a form adds to the sent values. */
export type FormContext = Pick<SentForm, 'subject' | 'fixed' | 'alsoKeep'>;

export interface Submission {
  id: string;
  reference: string;
  values: Readonly<Record<string, string>>;
}

/**
 * Stores a submission of this kind and returns its reference number, which its sender also gets by mail. Throws
 * form_invalid (422) with messages by field, too_many_requests (429), and whatever `alsoKeep` throws.
 */
export async function submitForm(
  app: Ports,
  actor: Actor,
  { kind, sent }: { kind: FormKind; sent: SentForm },
): Promise<{ reference: string }> {
  const values = Object.fromEntries(
    kind.fields.map(({ name }) => [name, (sent.fixed?.[name] ?? sent.values[name] ?? '').trim()]),
  );
  const { faults, uploads } = await checked(app, kind, { ...sent, values });
  if (Object.keys(faults).length > 0) throw formInvalid(faults);
  const owner = ownerOf(actor);
  if (!owner) throw new Error('A form is sent by a guest or a patient.');
  const keyed = keyedRequest(app, { kind, owner, sent, values });
  const first = keyed && (await findFirstAnswer<{ reference: string }>(app.db, keyed));
  if (first) return first;
  await countAgainstLimit(app, formLimits.perVisitor, owner);
  await countAddress(app, formLimits.perAddress, sent.clientAddress);
  // Pictures are decoded only when everything else is valid.
  const files = await decodeUploads(uploads);
  if (!files) throw formInvalid({ [fileField]: fileFaults.kind });
  const fileIds: string[] = [];
  for (const file of files) fileIds.push(await storeFile(app, file));
  return inTransaction(app.db, (tx) =>
    onceOnly(tx, keyed, () => store(app, tx, { kind, sent, values, owner, fileIds })),
  );
}

interface CheckedForm {
  kind: FormKind;
  sent: SentForm;
  values: Record<string, string>;
  owner: string;
  fileIds: string[];
}

async function store(app: Ports, tx: Transaction, form: CheckedForm): Promise<{ reference: string }> {
  const { kind, sent, values, fileIds } = form;
  const submission = { id: app.random.uuid(), reference: app.random.reference(kind.prefix), values };
  await keepFiles(tx, fileIds);
  await insertSubmission(tx, submissionRow(app, form, submission), fileIds);
  if (values['email'])
    await mailReceived(app, tx, {
      kind,
      to: {
        email: values['email'],
        name: values['name'] ?? '',
        reference: submission.reference,
        language: sent.language,
        followedAt: kind.followedAt?.(submission.reference),
      },
    });
  await sent.alsoKeep?.(tx, submission);
  return { reference: submission.reference };
}

function submissionRow(app: Ports, { kind, sent, values, owner }: CheckedForm, { id, reference }: Submission) {
  const now = app.clock.now();
  return {
    id,
    kind: kind.name,
    reference,
    state: kind.lifeCycle.first,
    ownerKey: owner,
    language: sent.language,
    hospitalId: values['hospital'] ? Number(values['hospital']) : (kind.hospitalId ?? null),
    values: app.secrets.seal(JSON.stringify(values), ['form_submissions', 'values', id]),
    emailHash: values['email'] ? emailHashOf(app, values['email']) : null,
    subject: sent.subject ?? null,
    consentVersion: sent.consentVersion,
    sentAt: now,
    changedAt: now,
    dueAt: firstDueAt(kind, now),
    deleteAfter: new Date(now.getTime() + kind.storedDays * 86_400_000),
    formVersionId: kind.versionId ?? null,
  };
}

/** The errors of fields, consent and files, and the files of allowed kinds. */
async function checked(
  app: Ports,
  kind: FormKind,
  { values, consentVersion, files = [] }: SentForm,
): Promise<{ faults: Record<string, MessageText>; uploads: KnownUpload[] }> {
  const faults = faultsOf(kind, values, malaysianDay(app.clock.now()));
  const place = values['hospital'];
  if (place && !faults['hospital'] && (await findHospitalName(app.db, Number(place))) === undefined)
    faults['hospital'] = m.forms_error_hospital;
  await addCountryFaults(app, kind, { values, faults });
  const uploads = kind.files ? files : [];
  const wrong = faultOfUploads(uploads.map(({ bytes }) => ({ size: bytes.length })));
  if (wrong) faults[fileField] = fileFaults[wrong];
  else if (uploads.length === 0 && kind.files?.isRequired) faults[fileField] = fileFaults.missing;
  const known = wrong ? [] : await inspectUploads(uploads);
  if (!known) faults[fileField] = fileFaults.kind;
  if (consentVersion !== (await readSetting(app, 'privacyNotice')).version)
    faults[consentField] = m.forms_error_consent;
  return { faults, uploads: known ?? [] };
}

/** No form offers a country that staff have retired, and a request that names it is refused. */
async function addCountryFaults(
  app: Pick<App, 'db' | 'cache'>,
  kind: FormKind,
  { values, faults }: { values: SentForm['values']; faults: Record<string, MessageText> },
): Promise<void> {
  const chosen = kind.fields.filter(({ name, type }) => type === 'country' && values[name] && !faults[name]);
  if (chosen.length === 0) return;
  const offered = new Set((await countryChoices(app, 'en')).map(({ value }) => value));
  for (const { name, fault } of chosen) if (!offered.has(values[name]!)) faults[name] = fault ?? m.forms_error_country;
}

function keyedRequest(
  app: Ports,
  { kind, owner, sent, values }: { kind: FormKind; owner: string; sent: SentForm; values: Record<string, string> },
) {
  if (!sent.idempotencyKey) return undefined;
  const contents = (sent.files ?? []).map(({ bytes }) => createHash('sha256').update(bytes).digest('hex'));
  return {
    scope: `form ${kind.versionId ?? kind.name} ${owner}`,
    key: sent.idempotencyKey,
    requestHash: app.secrets.hash(JSON.stringify([values, sent.subject ?? null, contents])),
    now: app.clock.now(),
  };
}

/** The keyed hash by which submissions of a mail address are found; case and outer blanks are ignored. */
export function emailHashOf(app: Pick<App, 'secrets'>, email: string): string {
  return app.secrets.hash(`form email ${email.trim().toLowerCase()}`);
}
