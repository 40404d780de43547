import { expect, test } from 'vitest';
import { isChangeableByPatient } from './my-appointments.rules.ts';

test('a patient may change a visit until exactly 24 hours before, and not once arrived', () => {
  const startsAt = new Date('2026-11-24T01:00:00Z');
  expect(isChangeableByPatient({ status: 'confirmed', startsAt }, new Date('2026-11-23T01:00:00Z'), 24)).toBe(true);
  expect(isChangeableByPatient({ status: 'confirmed', startsAt }, new Date('2026-11-23T01:00:01Z'), 24)).toBe(false);
  expect(isChangeableByPatient({ status: 'arrived', startsAt }, new Date('2026-11-22T01:00:00Z'), 24)).toBe(false);
});
