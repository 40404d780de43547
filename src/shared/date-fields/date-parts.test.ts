import { expect, test } from 'vitest';
import { dateParts, withDatesJoined } from './date-parts.ts';

const typed = (day: string, month: string, year: string) => ({
  'born-day': day,
  'born-month': month,
  'born-year': year,
});

test('day, month and year become one date, other fields stay as they are', () => {
  expect(withDatesJoined({ name: 'Aisyah', ...typed('7', ' 3', '1985') })).toEqual({
    name: 'Aisyah',
    born: '1985-03-07',
  });
});

test('nothing typed is nothing, and what is incomplete stays no date but keeps its parts', () => {
  expect(withDatesJoined(typed('', '', ''))).toEqual({ born: '' });
  expect(withDatesJoined(typed('27', '', '1985'))).toEqual({ born: '1985--27' });
  expect(dateParts('1985--27')).toEqual({ day: '27', month: '', year: '1985' });
  expect(withDatesJoined(typed('2-7', 'March', '85'))).toEqual({ born: '85-March-2 7' });
  expect(dateParts('85-March-2 7')).toEqual({ day: '2 7', month: 'March', year: '85' });
});

test('a date that is sent as one field is left alone', () => {
  expect(withDatesJoined({ born: '1985-03-07', 'born-day': '9' })).toEqual({ born: '1985-03-07', 'born-day': '9' });
  expect(dateParts('1985-03-07')).toEqual({ day: '7', month: '3', year: '1985' });
  expect(dateParts(null)).toEqual({ day: '', month: '', year: '' });
});
