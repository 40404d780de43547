import { expect, test, vi } from 'vitest';
import { monthName, optionsOf } from './filter-words.ts';

test('the months of a list are named without a formatter, which a phone would wait for', () => {
  const choices = { types: [], topics: [], specialisations: [], languages: [], years: [], locations: [] };
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  const months = optionsOf('month', choices, null);
  const formatters = made.mock.calls.length;
  made.mockRestore();
  expect([months.length, months[0]?.label, months.at(-1)?.label]).toEqual([12, 'January', 'December']);
  expect([monthName(3, 'en'), monthName(3, 'ms'), monthName(3, 'zh')]).toEqual(['March', 'Mac', '三月']);
  expect([monthName(12, 'ms'), monthName(12, 'zh')]).toEqual(['Disember', '十二月']);
  expect(formatters).toBe(0);
});
