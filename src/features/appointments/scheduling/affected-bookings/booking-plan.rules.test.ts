import { expect, test } from 'vitest';
import { asksAnyone, readDecision, readPlan } from './booking-plan.rules.ts';

const at = '2026-12-07T01:00:00.000Z';

test('a decision is a time, a question about one, a cancellation, or that the booking stays', () => {
  expect(readDecision(at)).toEqual(new Date(at));
  expect(readDecision(`ask:${at}`)).toEqual({ ask: new Date(at) });
  expect(readDecision('cancel')).toBe('cancel');
  expect(readDecision('stay')).toBe('stay');
  for (const wrong of ['', 'ask:', 'ask:never', 'later']) expect(readDecision(wrong), wrong).toBeUndefined();
});

test('the plan of a form has the readable decisions, by reference', () => {
  const form = new FormData();
  form.set('plan-A1', `ask:${at}`);
  form.set('plan-A2', 'stay');
  form.set('plan-A3', 'never');
  form.set('doctor', at);
  expect([...readPlan(form)]).toEqual([
    ['A1', { ask: new Date(at) }],
    ['A2', 'stay'],
  ]);
});

test('a plan asks somebody where one of its decisions is a question', () => {
  expect(asksAnyone([new Date(at), 'cancel', { ask: new Date(at) }])).toBe(true);
  expect(asksAnyone([new Date(at), 'cancel', 'stay'])).toBe(false);
});
