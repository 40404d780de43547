import { expect, test } from 'vitest';
import { formatDateTime, formatShortTime, formatTime } from './dates.ts';

const at = (time: string) => new Date(`2026-11-23T${time}:00+08:00`);

test('a time never breaks between its hour and its half of the day', () => {
  expect(formatTime(at('08:42'), 'en')).toBe('8:42\u00a0am');
  expect(formatTime(at('20:42'), 'en')).toBe('8:42\u00a0pm');
  expect(formatTime(at('12:30'), 'ms')).toBe('12:30\u00a0tengah\u00a0hari');
  expect(formatTime(at('20:42'), 'zh')).toBe('20:42');
  expect(formatShortTime(at('12:30'), 'ms')).toBe('12:30\u00a0tgh');
  expect(formatShortTime(at('09:00'), 'ms')).toBe('9:00\u00a0pg');
  expect(formatShortTime(at('14:30'), 'en')).toBe('2:30\u00a0pm');
  expect(formatDateTime(at('14:30'), 'en')).toBe('Mon 23 Nov 2026, 2:30\u00a0pm');
});
