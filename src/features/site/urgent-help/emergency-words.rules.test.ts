import { expect, it } from 'vitest';
import { speaksOfEmergency } from './emergency-words.rules.ts';

it.each([
  'Chest pain: when to call 999',
  'Go to the emergency department at once.',
  'Hubungi ambulans dengan segera.',
  'Pergi ke jabatan kecemasan.',
  '请立即叫救护车。',
  '请到急诊部就诊。',
])('%s speaks of an emergency', (text) => {
  expect(speaksOfEmergency(['Opening hours', text])).toBe(true);
});

it.each(['RM1,999.00 for two people', 'Order M9990', 'Rest, drink water and call the clinic.', '多休息，多喝水。'])(
  '%s speaks of none',
  (text) => {
    expect(speaksOfEmergency([text])).toBe(false);
  },
);
