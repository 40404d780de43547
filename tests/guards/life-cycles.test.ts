/** Every life cycle, written out: the tables in the source are compared with this, and never with themselves. */
import { globSync, readFileSync } from 'node:fs';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import * as appointmentRules from '#src/features/appointments/appointments/appointments.rules.ts';
import { catalogueTransitions } from '#src/features/console/catalogue/catalogue-status.rules.ts';
import { requestTransitions } from '#src/features/console/privacy-office/privacy-office.rules.ts';
import { pairTransitions } from '#src/features/console/privacy-office/duplicates/duplicates.rules.ts';
import { frontDeskSteps } from '#src/features/appointments/front-desk/front-desk.rules.ts';
import { offerTransitions, waitingTransitions } from '#src/features/appointments/waiting-list/waiting-list.rules.ts';
import { proposalTransitions } from '#src/features/appointments/time-proposals/time-proposals.rules.ts';
import { termTransitions } from '#src/features/membership/memberships/memberships.rules.ts';
import { recordingTransitions } from '#src/features/publishing/recordings/recordings.rules.ts';
import { transitions as contentTransitions } from '#src/features/publishing/entries/content.rules.ts';
import { formKinds } from '#src/features/requests/forms/kinds/form-kinds.schema.ts';
import { orderTransitions, voucherTransitions } from '#src/features/shop/orders/orders.rules.ts';
import {
  claimingRefundStates,
  paymentTransitions,
  refundTransitions,
} from '#src/features/shop/payments/payments.rules.ts';

/** From each state, the states it may become. */
const lifeCycles: Record<
  string,
  [actual: unknown, expected: Record<string, readonly string[] | Record<string, string>>]
> = {
  'an order': [
    orderTransitions,
    {
      pending: ['paid', 'failed', 'expired', 'cancelled'],
      failed: ['paid', 'expired', 'cancelled'],
      paid: ['refunded'],
      expired: [],
      cancelled: [],
      refunded: [],
    },
  ],
  'a recording': [
    recordingTransitions,
    { waiting: ['converting'], converting: ['ready', 'failed', 'waiting'], failed: ['waiting'], ready: [] },
  ],
  'a voucher': [voucherTransitions, { valid: ['redeemed', 'cancelled'], redeemed: [], cancelled: [] }],
  'a payment attempt': [
    paymentTransitions,
    {
      created: ['pending', 'paid', 'failed', 'expired'],
      pending: ['paid', 'failed'],
      failed: ['paid'],
      expired: ['pending', 'paid', 'failed'],
      paid: ['refunded'],
      refunded: [],
    },
  ],
  'a refund': [
    refundTransitions,
    {
      listed: ['proposed', 'approved', 'declined'],
      proposed: ['approved', 'declined'],
      approved: ['sent', 'done', 'failed'],
      sent: ['done', 'failed'],
      failed: ['approved'],
      done: [],
      declined: [],
    },
  ],
  'a hold and the appointment it becomes': [
    appointmentRules.transitions,
    {
      held: ['requested', 'confirmed'],
      requested: ['confirmed', 'rescheduled', 'cancelled'],
      confirmed: ['rescheduled', 'arrived', 'no_show', 'cancelled'],
      rescheduled: ['confirmed', 'rescheduled', 'arrived', 'no_show', 'cancelled'],
      arrived: ['completed', 'cancelled'],
      completed: [],
      no_show: [],
      cancelled: [],
    },
  ],
  'an entry of a waiting list': [
    waitingTransitions,
    {
      waiting: ['offered', 'left', 'closed'],
      offered: ['booked', 'waiting', 'left', 'closed'],
      booked: [],
      left: [],
      closed: [],
    },
  ],
  'an offer to who waits': [
    offerTransitions,
    {
      open: ['accepted', 'declined', 'expired', 'withdrawn'],
      accepted: [],
      declined: [],
      expired: [],
      withdrawn: [],
    },
  ],
  'a question about a new time': [
    proposalTransitions,
    {
      proposed: ['accepted', 'chosen_another', 'cancelled', 'lapsed', 'withdrawn'],
      accepted: [],
      chosen_another: [],
      cancelled: [],
      lapsed: [],
      withdrawn: [],
    },
  ],
  'an item of master data': [
    catalogueTransitions,
    {
      draft: { publish: 'published', retire: 'retired' },
      published: { retire: 'retired' },
      retired: { restore: 'published' },
    },
  ],
  "a person's request under the data-protection law": [
    requestTransitions,
    {
      received: ['in_progress', 'waiting', 'done', 'refused'],
      in_progress: ['waiting', 'done', 'refused'],
      waiting: ['in_progress', 'done', 'refused'],
      done: ['in_progress'],
      refused: ['in_progress'],
    },
  ],
  'two accounts that may be one person': [
    pairTransitions,
    { open: ['apart', 'proposed'], apart: ['open'], proposed: ['open', 'merged'], merged: ['open'] },
  ],
  'a membership term': [
    termTransitions,
    { unpaid: ['running', 'dropped'], running: ['withdrawn'], dropped: [], withdrawn: [] },
  ],
};

test.each(Object.entries(lifeCycles))('%s becomes exactly what it may', (_name, [actual, expected]) => {
  expect(actual).toEqual(expected);
});

test('an entry of the content engine takes exactly these steps, and is then in these states', () => {
  expect(contentTransitions).toEqual({
    draft: { edit: 'draft', submit: 'in_review', publish: 'published', schedule: 'scheduled', unpublish: 'draft' },
    in_review: { edit: 'draft', send_back: 'draft', publish: 'published', schedule: 'scheduled', unpublish: 'draft' },
    scheduled: { cancel_schedule: 'draft', publish: 'published', unpublish: 'draft' },
    published: { edit: 'draft', publish: 'published', expire: 'expired', unpublish: 'draft' },
    expired: { edit: 'draft', publish: 'published', schedule: 'scheduled' },
  });
});

const enquiry = {
  received: ['in_progress', 'answered', 'closed'],
  in_progress: ['waiting', 'answered', 'closed'],
  waiting: ['in_progress', 'answered', 'closed'],
  answered: ['in_progress', 'closed'],
  closed: ['in_progress'],
};
const application = {
  received: ['in_progress', 'shortlisted', 'declined', 'withdrawn'],
  in_progress: ['shortlisted', 'declined', 'withdrawn'],
  shortlisted: ['interview', 'declined', 'withdrawn'],
  interview: ['offered', 'declined', 'withdrawn'],
  offered: ['hired', 'declined', 'withdrawn'],
  hired: [],
  declined: [],
  withdrawn: [],
};
const service = {
  received: ['in_progress', 'waiting', 'done', 'not_possible'],
  in_progress: ['waiting', 'done', 'not_possible'],
  waiting: ['in_progress', 'done', 'not_possible'],
  done: ['in_progress'],
  not_possible: ['in_progress'],
};

test('what each kind of form may become', () => {
  expect(Object.fromEntries(formKinds.map(({ name, lifeCycle }) => [name, lifeCycle.transitions]))).toEqual({
    contact: enquiry,
    enquiry,
    challenge_enquiry: enquiry,
    custom_enquiry: enquiry,
    custom_international: enquiry,
    custom_application: enquiry,
    career_application: application,
    consultant_application: application,
    visa_letter: service,
    interpreter: service,
    tourism_enquiry: {
      received: ['in_review', 'waiting', 'closed'],
      in_review: ['waiting', 'estimate_sent', 'not_advised', 'closed'],
      waiting: ['in_review', 'closed'],
      estimate_sent: ['in_review', 'accepted', 'closed'],
      accepted: ['in_treatment', 'closed'],
      in_treatment: ['after_care', 'closed'],
      after_care: ['closed'],
      not_advised: ['closed', 'in_review'],
      closed: ['in_review'],
    },
    event_registration: {
      registered: ['came', 'absent', 'cancelled'],
      came: ['absent'],
      absent: ['came'],
      cancelled: [],
    },
    guarantee_letter: {
      submitted: ['in_review', 'more_information', 'sent_to_insurer', 'declined'],
      in_review: ['more_information', 'sent_to_insurer', 'declined'],
      more_information: ['in_review', 'sent_to_insurer', 'declined'],
      sent_to_insurer: ['more_information', 'approved', 'declined'],
      approved: [],
      declined: ['in_review'],
    },
  });
});

test('where each kind of form begins', () => {
  expect(Object.fromEntries(formKinds.map(({ name, lifeCycle }) => [name, lifeCycle.first]))).toEqual({
    contact: 'received',
    enquiry: 'received',
    challenge_enquiry: 'received',
    custom_enquiry: 'received',
    custom_international: 'received',
    custom_application: 'received',
    career_application: 'received',
    consultant_application: 'received',
    visa_letter: 'received',
    interpreter: 'received',
    tourism_enquiry: 'received',
    event_registration: 'registered',
    guarantee_letter: 'submitted',
  });
});

test('the states that occupy a time, that claim money, and that the front desk reaches with one press', () => {
  expect(appointmentRules.occupyingStates).toEqual(['held', 'requested', 'confirmed', 'rescheduled', 'arrived']);
  expect(claimingRefundStates).toEqual(['proposed', 'approved', 'sent', 'done']);
  expect(frontDeskSteps).toEqual(['confirmed', 'arrived', 'completed', 'no_show']);
});

test('every table of transitions in the sources is written out here', () => {
  const declared = globSync('src/**/*.ts')
    .filter((path) => !path.includes('src/paraglide') && !path.endsWith('.test.ts'))
    .flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/export const (\w*[tT]ransitions)\b/g)].map(([, name]) => name!),
    );
  expect(declared.toSorted()).toEqual([
    'catalogueTransitions',
    'formTransitions',
    'offerTransitions',
    'orderTransitions',
    'pairTransitions',
    'paymentTransitions',
    'proposalTransitions',
    'recordingTransitions',
    'refundTransitions',
    'requestTransitions',
    'termTransitions',
    'transitions',
    'transitions',
    'voucherTransitions',
    'waitingTransitions',
  ]);
});

test('the states that a row of the database may have', async () => {
  const modules = import.meta.glob<Record<string, unknown>>('/src/**/*.table.ts', { eager: true });
  const states = Object.values(modules)
    .flatMap((module) => Object.values(module))
    .filter((table) => is(table, PgTable))
    .flatMap((table) =>
      Object.entries(getTableColumns(table))
        .filter(([name, { enumValues }]) => /^(state|status)$/.test(name) && enumValues)
        .map(([, { enumValues }]) => [getTableName(table), enumValues!.join(' ')] as const),
    );
  expect(Object.fromEntries(states)).toEqual({
    appointments: 'held requested confirmed rescheduled arrived completed no_show cancelled',
    capacity_reservations: 'reserved confirmed released lapsed',
    catalogue_imports: 'checked applied undone',
    catalogue_versions: 'draft published retired',
    centres_of_excellence: 'draft published retired',
    content_topics: 'draft published retired',
    countries: 'draft published retired',
    custom_forms: 'draft published retired',
    doctors: 'draft published retired',
    e_invoices: 'not_submitted submitted valid cancelled',
    facilities: 'draft published retired',
    health_packages: 'draft published withdrawn',
    hospital_services: 'draft published retired',
    hospitals: 'draft published retired',
    insurers: 'draft published retired',
    membership_terms: 'unpaid running dropped withdrawn',
    orders: 'pending paid failed expired cancelled refunded',
    outbox: 'queued sent parked discarded',
    package_types: 'draft published retired',
    patient_care_topics: 'draft published retired',
    patient_pairs: 'open apart proposed merged',
    payments: 'created pending paid failed expired refunded',
    privacy_requests: 'received in_progress waiting done refused',
    profile_syncs: 'queued sent parked',
    recordings: 'waiting converting ready failed',
    refunds: 'listed proposed approved sent done failed declined',
    specialities: 'draft published retired',
    speciality_clinics: 'draft published retired',
    speciality_services: 'draft published retired',
    spoken_languages: 'draft published retired',
    stored_files: 'fresh kept released',
    text_proposals: 'waiting sent_back taken_back approved',
    time_proposals: 'proposed accepted chosen_another cancelled lapsed withdrawn',
    vouchers: 'valid redeemed cancelled',
    waiting_list_entries: 'waiting offered booked left closed',
    waiting_list_offers: 'open accepted declined expired withdrawn',
  });
});
