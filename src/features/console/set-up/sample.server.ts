/** Loads the sample into an empty group, and removes it again without changing any real row. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Actor, Staff } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { invalidateTag } from '#src/platform/page-cache/cache-tags.server.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import { fillSearch } from '#src/features/site/search/search.server.ts';
import { m } from '#src/paraglide/messages.js';
import type { MessageText } from '#src/shared/failure.ts';
import { removeSampleRows, type RealRows } from './data/remove-sample.store.server.ts';
import { hasSample, isSampleAccount } from './data/sample-rows.store.server.ts';
import { countFacts, listTags } from './data/set-up.store.server.ts';
import { noSample, noSampleFiles, notEmpty, ownAccountIsSample, sampleInUse } from './set-up.errors.ts';
import { malaysianDay } from '#src/shared/dates.ts';

type Ports = Pick<App, 'db' | 'clock' | 'sampleData' | 'logger'>;

/**
 * Tables of patients and staff whose rows prevent the removal of the sample while they refer to it, with their names
 * for people.
 */
const realRecords: Record<string, MessageText> = {
  appointments: m.set_up_real_appointments,
  waiting_list_entries: m.set_up_real_waiting,
  order_lines: m.set_up_real_orders,
  form_submissions: m.set_up_real_forms,
  custom_forms: m.custom_forms_desk,
  memberships: m.set_up_real_memberships,
  medical_cards: m.set_up_real_cards,
  doctor_hospitals: m.set_up_real_doctors,
  weekly_sessions: m.set_up_real_sessions,
  hospital_services: m.set_up_real_services,
  patient_care_topics: m.set_up_real_topics,
  centres_of_excellence: m.set_up_real_centres,
  speciality_clinics: m.set_up_real_clinics,
  doctor_specialities: m.set_up_real_doctors,
  package_hospitals: m.set_up_real_packages,
  content_entries: m.set_up_real_content,
  staff_duties: m.set_up_real_staff,
};

/** Shorter than the time that a request may take. */
const patienceMs = 7_000;

/** Whether the work ended within the time of a request; otherwise it continues in the background. */
export type SampleOutcome = 'done' | 'going on';

/**
 * Fills an empty group with the sample; visitors see nothing of it until the site is opened. Throws not_empty (409)
 * where there are hospitals already, no_sample_files (409) where the installation has no sample, forbidden (403).
 */
export async function loadSample(app: Ports, actor: Actor): Promise<SampleOutcome> {
  const staff = requireStaffEverywhere(actor, 'manage_settings');
  if (!app.sampleData.isAvailable) throw noSampleFiles();
  if ((await countFacts(app.db, malaysianDay(app.clock.now()))).hospitals > 0) throw notEmpty();
  return withPatience(app, fill(app, staff));
}

async function fill(app: Ports, actor: Staff): Promise<void> {
  await app.sampleData.load();
  // The sample is filled in a transaction of its own, which does nothing where somebody entered a hospital meanwhile.
  if (!(await hasSample(app.db))) throw notEmpty();
  await inTransaction(app.db, (tx) =>
    recordAudit(app, tx, { actor, action: 'sample_loaded', subjectKind: 'setting', subjectId: 'sample' }),
  );
}

/**
 * Removes the rows of the sample and no others. Throws no_sample (409), own_account_is_sample (409), and sample_in_use
 * (409) with the real bookings, purchases or records that refer to it.
 */
export async function removeSample(app: Ports, actor: Actor): Promise<SampleOutcome> {
  const staff = requireStaffEverywhere(actor, 'manage_settings');
  if (await isSampleAccount(app.db, staff.accountId)) throw ownAccountIsSample();
  return withPatience(app, empty(app, staff));
}

async function empty(app: Ports, actor: Staff): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    if (!(await hasSample(tx))) throw noSample();
    const real = await removeSampleRows(tx, Object.keys(realRecords));
    if (real.length > 0) throw sampleInUse(wordsOf(real));
    await fillSearch(tx, app.clock.now());
    for (const tag of await listTags(tx)) await invalidateTag(tx, tag);
    await recordAudit(app, tx, { actor, action: 'sample_removed', subjectKind: 'setting', subjectId: 'sample' });
  });
}

async function withPatience(app: Ports, work: Promise<void>): Promise<SampleOutcome> {
  work.catch((error: unknown) => app.logger.warn({ err: error }, 'the sample stays as it is'));
  return Promise.race([work.then(() => 'done' as const), pause(patienceMs, 'going on' as const, { ref: false })]);
}

function wordsOf(real: readonly RealRows[]): MessageText {
  return (_inputs, options) =>
    m.set_up_error_in_use(
      { what: real.map(({ table, count }) => `${realRecords[table]!({}, options)} (${count})`).join(', ') },
      options,
    );
}
