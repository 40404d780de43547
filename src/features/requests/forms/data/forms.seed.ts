import { sampleAccounts } from '#src/features/patient/accounts/data/sample-accounts.seed.ts';
import type { Secrets } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import type { FormKind } from '../form-kind.schema.ts';
import { firstDueAt, nextDueAt } from '../promised-answer.rules.ts';
import { formKindNamed } from '../kinds/form-kinds.schema.ts';
import { formHistory, formSubmissions } from './forms.table.ts';
import type { FormSubject } from '../forms.schema.ts';

interface Sample {
  id: string;
  kind: string;
  reference: string;
  sentAt: string;
  values: Record<string, string>;
  hospitalId?: number;
  subject?: FormSubject;
  isPatients?: boolean;
  /** Who at the desk took the steps. */
  by?: 'frontdesk' | 'gl';
  steps?: { state: string; at: string; note?: string; isForSender?: boolean }[];
}

/** A few things that people sent: each desk has something to look at. The people are invented. */
const samples: readonly Sample[] = [
  {
    id: '7d1f0c52-5b1a-4f0e-9a53-0c2f6d1e8a01',
    kind: 'contact',
    reference: 'C4ACE7GHJ9',
    sentAt: '2026-11-20T10:15:00+08:00',
    isPatients: true,
    hospitalId: 1,
    values: {
      topic: 'bill',
      hospital: '1',
      name: 'Nur Aisyah binti Hamzah',
      email: 'patient@example.test',
      phone: '012-345 6789',
      message: 'My bill of last week names two visits on the same day. Was I charged twice?',
    },
    steps: [
      { state: 'in_progress', at: '2026-11-20T11:40:00+08:00', note: 'Asked the cashier for the slip.' },
      {
        state: 'answered',
        at: '2026-11-20T16:05:00+08:00',
        note: 'You were seen by the doctor and by the physiotherapist: two visits, each charged once. The slip is attached to your receipt at the desk.',
        isForSender: true,
      },
    ],
  },
  {
    id: '7d1f0c52-5b1a-4f0e-9a53-0c2f6d1e8a02',
    kind: 'enquiry',
    reference: 'E7NPQ2RTVW',
    sentAt: '2026-11-21T08:30:00+08:00',
    subject: { kind: 'package', slug: 'heart-check', title: 'Heart check' },
    values: {
      hospital: '',
      name: 'Tan Boon Keat',
      email: 'boonkeat@example.test',
      phone: '',
      message: 'Can my wife and I come on the same morning?',
    },
  },
  {
    id: '7d1f0c52-5b1a-4f0e-9a53-0c2f6d1e8a03',
    kind: 'tourism_enquiry',
    reference: 'T9XYZ4ACDE',
    sentAt: '2026-11-19T14:02:00+08:00',
    subject: { kind: 'treatment', slug: 'knee-replacement', title: 'Knee replacement' },
    values: {
      name: 'Siti Rahmawati',
      email: 'siti@example.test',
      phone: '+62 812 3456 7890',
      country: 'ID',
      language: 'id',
      message:
        'Lutut kiri saya sakit setiap melangkah. Apakah bisa dioperasi di sana, dan berapa lama saya harus tinggal?',
      hospital: '',
      travel_month: 'March',
      companions: '1',
    },
    steps: [{ state: 'in_review', at: '2026-11-19T16:20:00+08:00', note: 'X-rays shown to orthopaedics.' }],
  },
  {
    id: '7d1f0c52-5b1a-4f0e-9a53-0c2f6d1e8a04',
    kind: 'interpreter',
    reference: 'I2FGH7JKMN',
    sentAt: '2026-11-21T09:10:00+08:00',
    hospitalId: 2,
    values: {
      language: 'my',
      other_language: '',
      hospital: '2',
      visit_on: '2026-12-02',
      visit_time: '10 am',
      way: 'video',
      name: 'Aung Kyaw',
      email: 'aung@example.test',
      phone: '+959 123 456 789',
      message: '',
    },
  },
  {
    id: '7d1f0c52-5b1a-4f0e-9a53-0c2f6d1e8a05',
    kind: 'guarantee_letter',
    reference: 'GSAMPLE001',
    sentAt: '2026-11-18T09:05:00+08:00',
    isPatients: true,
    hospitalId: 1,
    by: 'gl',
    subject: { kind: 'guarantee_letter', slug: '', title: 'Permai Takaful' },
    values: {
      hospital: '1',
      patient_name: 'Nur Aisyah binti Hamzah',
      identity_number: '880412105556',
      insurer: 'Permai Takaful',
      policy_number: 'PT 2024 118 7703',
      admission_date: '2026-11-30',
      doctor: 'I do not know yet',
      diagnosis: 'Gallstones: keyhole operation',
      name: 'Nur Aisyah binti Hamzah',
      email: 'patient@example.test',
      phone: '012-345 6789',
    },
    steps: [
      { state: 'in_review', at: '2026-11-18T09:40:00+08:00' },
      {
        state: 'more_information',
        at: '2026-11-18T10:15:00+08:00',
        note: 'Please send the back of your medical card, and the result of the ultrasound.',
        isForSender: true,
      },
    ],
  },
  {
    id: '7d1f0c52-5b1a-4f0e-9a53-0c2f6d1e8a06',
    kind: 'guarantee_letter',
    reference: 'GSAMPLE002',
    sentAt: '2026-10-06T14:20:00+08:00',
    isPatients: true,
    hospitalId: 2,
    by: 'gl',
    subject: { kind: 'guarantee_letter', slug: '', title: 'Permai Takaful' },
    values: {
      hospital: '2',
      patient_name: 'Nur Aisyah binti Hamzah',
      identity_number: '880412105556',
      insurer: 'Permai Takaful',
      policy_number: 'PT 2024 118 7703',
      admission_date: '2026-10-12',
      doctor: 'I do not know yet',
      diagnosis: 'Removal of a plate from the wrist',
      name: 'Nur Aisyah binti Hamzah',
      email: 'patient@example.test',
      phone: '012-345 6789',
    },
    steps: [
      { state: 'in_review', at: '2026-10-06T14:35:00+08:00' },
      { state: 'sent_to_insurer', at: '2026-10-06T15:10:00+08:00' },
      {
        state: 'approved',
        at: '2026-10-06T16:50:00+08:00',
        note: 'Approved up to RM18,000, valid until 5 November. Bring your identity card and the medical card.',
        isForSender: true,
      },
    ],
  },
];

/** By when a sample is answered, after all its steps. */
function sampleDueAt(kind: FormKind, sample: (typeof samples)[number]): Date | null {
  let from = kind.lifeCycle.first;
  let dueAt = firstDueAt(kind, new Date(sample.sentAt));
  for (const { state, at } of sample.steps ?? []) {
    dueAt = nextDueAt(kind, { from, to: state, dueAt, at: new Date(at) });
    from = state;
  }
  return dueAt;
}

export async function seedSampleForms(tx: Transaction, secrets: Secrets): Promise<void> {
  for (const sample of samples) {
    const kind = formKindNamed(sample.kind);
    const sentAt = new Date(sample.sentAt);
    const last = sample.steps?.at(-1);
    await tx.insert(formSubmissions).values({
      id: sample.id,
      kind: sample.kind,
      reference: sample.reference,
      state: last?.state ?? kind.lifeCycle.first,
      hospitalId: sample.hospitalId ?? null,
      language: 'en',
      ownerKey: sample.isPatients ? `patient:${sampleAccounts.patient}` : `guest:${secrets.hash(sample.id)}`,
      values: secrets.seal(JSON.stringify(sample.values), ['form_submissions', 'values', sample.id]),
      emailHash: secrets.hash(`form email ${sample.values['email']!}`),
      subject: sample.subject ?? null,
      consentVersion: '2026-11-01',
      sentAt,
      changedAt: new Date(last?.at ?? sample.sentAt),
      dueAt: sampleDueAt(kind, sample),
      deleteAfter: new Date(sentAt.getTime() + kind.keptDays * 86_400_000),
    });
    await tx
      .insert(formHistory)
      .values({ submissionId: sample.id, at: sentAt, toState: kind.lifeCycle.first, by: 'sender' });
    let fromState = kind.lifeCycle.first;
    for (const { state, at, note, isForSender = false } of sample.steps ?? []) {
      await tx.insert(formHistory).values({
        submissionId: sample.id,
        at: new Date(at),
        fromState,
        toState: state,
        by: 'staff',
        accountId: sampleAccounts[sample.by ?? 'frontdesk'],
        note: note ? secrets.seal(note, ['form_history', 'note', sample.id]) : null,
        isForSender,
      });
      fromState = state;
    }
  }
}
