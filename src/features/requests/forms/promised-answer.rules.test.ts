import { expect, test } from 'vitest';
import { formKinds, formKindNamed } from './kinds/form-kinds.schema.ts';
import { endOfWorkingDays, firstDueAt, nextDueAt } from './promised-answer.rules.ts';

const iso = (at: Date | null) => at?.toISOString() ?? null;

test('working days skip Saturday and Sunday, and end at six in the evening', () => {
  // Thursday 19 November 2026, nine in the evening.
  const thursday = new Date('2026-11-19T13:00:00Z');
  expect(iso(endOfWorkingDays(thursday, 1))).toBe('2026-11-20T10:00:00.000Z');
  expect(iso(endOfWorkingDays(thursday, 2))).toBe('2026-11-23T10:00:00.000Z');
  expect(iso(endOfWorkingDays(new Date('2026-11-21T01:00:00Z'), 1))).toBe('2026-11-23T10:00:00.000Z');
});

test('each kind is answered within what its page promises', () => {
  expect(Object.fromEntries(formKinds.map(({ name, answerWithin }) => [name, answerWithin]))).toEqual({
    contact: 2,
    custom_enquiry: 2,
    custom_international: 2,
    custom_application: 2,
    enquiry: 2,
    challenge_enquiry: 3,
    career_application: undefined,
    consultant_application: 10,
    visa_letter: 3,
    interpreter: 1,
    tourism_enquiry: 1,
    event_registration: undefined,
    guarantee_letter: 1,
  });
});

test('the promise stays while it is our turn, ends when it is not, and begins anew', () => {
  const contact = formKindNamed('contact');
  const sentAt = new Date('2026-11-23T01:00:00Z');
  const dueAt = firstDueAt(contact, sentAt);
  expect(iso(dueAt)).toBe('2026-11-25T10:00:00.000Z');
  const at = new Date('2026-11-30T01:00:00Z');
  const step = (from: string, to: string) => iso(nextDueAt(contact, { from, to, dueAt, at }));
  expect(step('received', 'in_progress')).toBe('2026-11-25T10:00:00.000Z');
  expect(step('in_progress', 'waiting')).toBe(null);
  expect(step('in_progress', 'answered')).toBe(null);
  expect(step('waiting', 'in_progress')).toBe('2026-12-02T10:00:00.000Z');
  expect(firstDueAt(formKindNamed('event_registration'), sentAt)).toBe(null);
});
