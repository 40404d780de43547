import { expect, it } from 'vitest';
import { emergencyFaults } from './emergency-faults.rules.ts';

const calm = { summary: { en: 'Care of the skin.' }, body: { en: 'Ointments.' }, reasons: [{ en: 'A rash' }] };

it('a speciality that speaks of an emergency in any language, in any of its texts, needs an answer', () => {
  expect(emergencyFaults(calm)).toEqual({});
  for (const urgent of [
    { ...calm, summary: { en: 'Call 999.' } },
    { ...calm, body: { en: 'Ointments.', ms: 'Pergi ke jabatan kecemasan.' } },
    { ...calm, reasons: [{ en: 'A rash', zh: '请叫救护车' }] },
  ]) {
    expect(Object.keys(emergencyFaults(urgent))).toEqual(['emergency_call']);
    for (const emergencyCall of ['yes', 'no']) expect(emergencyFaults({ ...urgent, emergencyCall })).toEqual({});
  }
});
