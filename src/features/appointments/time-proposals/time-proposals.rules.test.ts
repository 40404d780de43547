import { expect, test } from 'vitest';
import {
  answerDueAt,
  isReminderDue,
  isStillAbout,
  mayBecome,
  proposalStates,
  proposalTransitions,
} from './time-proposals.rules.ts';

test('a proposal ends once: answered, lapsed or withdrawn', () => {
  expect(proposalTransitions).toEqual({
    proposed: ['accepted', 'chosen_another', 'cancelled', 'lapsed', 'withdrawn'],
    accepted: [],
    chosen_another: [],
    cancelled: [],
    lapsed: [],
    withdrawn: [],
  });
  expect(proposalStates.filter((state) => mayBecome('proposed', state))).toEqual([
    'accepted',
    'chosen_another',
    'cancelled',
    'lapsed',
    'withdrawn',
  ]);
  for (const state of proposalStates.slice(1)) expect(mayBecome(state, 'accepted'), state).toBe(false);
});

const now = new Date('2026-11-23T09:00:00+08:00');

test.each([
  ['both times far ahead: three days', '2026-12-07T09:00:00+08:00', '2026-12-14T09:00:00+08:00', '2026-11-26T01:00'],
  [
    'the present time in two days: a day before it',
    '2026-11-25T10:00:00+08:00',
    '2026-12-14T09:00',
    '2026-11-24T02:00',
  ],
  ['the new time in two days: a day before it', '2026-12-14T10:00:00+08:00', '2026-11-25T09:00', '2026-11-24T01:00'],
  ['tomorrow morning: two hours from now', '2026-11-24T09:00:00+08:00', '2026-12-14T09:00', '2026-11-23T03:00'],
  ['in three hours: two hours from now', '2026-11-23T12:00:00+08:00', '2026-12-14T09:00', '2026-11-23T03:00'],
])('the answer is due, %s', (_when, from, to, due) => {
  const toAt = new Date(to.length > 16 ? to : `${to}:00+08:00`);
  expect(answerDueAt({ now, from: new Date(from), to: toAt })).toEqual(new Date(`${due}:00Z`));
});

test('a time within three hours is not asked about in writing', () => {
  const to = new Date('2026-12-14T09:00:00+08:00');
  expect(answerDueAt({ now, from: new Date('2026-11-23T11:59:00+08:00'), to })).toBeNull();
  expect(answerDueAt({ now, from: to, to: new Date('2026-11-23T11:59:00+08:00') })).toBeNull();
});

test('an answer counts while the appointment is the one that was asked about', () => {
  const fromStartsAt = new Date('2026-12-01T09:00:00+08:00');
  for (const status of ['requested', 'confirmed', 'rescheduled'] as const)
    expect(isStillAbout({ fromStartsAt }, { status, startsAt: fromStartsAt }), status).toBe(true);
  for (const status of ['held', 'arrived', 'completed', 'no_show', 'cancelled'] as const)
    expect(isStillAbout({ fromStartsAt }, { status, startsAt: fromStartsAt }), status).toBe(false);
  const moved = new Date('2026-12-01T09:20:00+08:00');
  expect(isStillAbout({ fromStartsAt }, { status: 'confirmed', startsAt: moved })).toBe(false);
});

test('an unanswered question is repeated once, after a day and before its last hour', () => {
  const asked = { state: 'proposed' as const, createdAt: now, dueAt: new Date('2026-11-26T09:00:00+08:00') };
  const at = (text: string) => new Date(`${text}:00+08:00`);
  expect(isReminderDue({ ...asked, remindedAt: null }, at('2026-11-24T08:59'))).toBe(false);
  expect(isReminderDue({ ...asked, remindedAt: null }, at('2026-11-24T09:00'))).toBe(true);
  expect(isReminderDue({ ...asked, remindedAt: at('2026-11-24T09:00') }, at('2026-11-25T09:00'))).toBe(false);
  expect(isReminderDue({ ...asked, remindedAt: null }, at('2026-11-26T08:00'))).toBe(false);
  expect(isReminderDue({ ...asked, state: 'accepted', remindedAt: null }, at('2026-11-24T09:00'))).toBe(false);
});
