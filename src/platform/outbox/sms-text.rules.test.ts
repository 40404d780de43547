import { expect, test } from 'vitest';
import { refusalOfSmsText } from './sms-text.rules.ts';

test('an SMS with a code, a date or a reference may leave', () => {
  expect(refusalOfSmsText('RM0.00 Melur: 123456 is your code. It is valid for 5 minutes.')).toBeNull();
  expect(refusalOfSmsText('Melur: appointment A234567892 is confirmed: Mon 23 Nov 2026, 2:30 pm.')).toBeNull();
  expect(refusalOfSmsText('Melur：预约 A234567892 已确认，2026年11月23日 周一 14:30')).toBeNull();
});

test.each(['see https://melur.example', 'see www.melur', 'open melur.com now'])(
  'an SMS with a link is refused: %s',
  (text) => {
    expect(refusalOfSmsText(text)).toBe('link');
  },
);

test.each(['call 03-1234 5678', 'call +60123456789', 'call 1 300 88 1234'])(
  'an SMS with a number to call is refused: %s',
  (text) => {
    expect(refusalOfSmsText(text)).toBe('phone_number');
  },
);
