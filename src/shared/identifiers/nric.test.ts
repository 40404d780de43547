import fc from 'fast-check';
import { expect, it } from 'vitest';
import { birthDateOf, formatNric, isRealDay, maskNric, maskPassport, readNric } from './nric.ts';

const today = '2026-11-23';
const usedPlaces = ['01', '16', '21', '40', '59', '60', '68', '71', '72', '74', '79', '82', '83', '93', '98', '99'];
const place = fc.constantFrom(...usedPlaces);
const serial = fc.integer({ min: 0, max: 9999 }).map((number) => String(number).padStart(4, '0'));
const birthday = fc
  .date({ min: new Date('1927-01-01'), max: new Date('2026-11-23'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10));
const numberOf = (day: string, birthPlace: string, last: string) =>
  day.replaceAll('-', '').slice(2) + birthPlace + last;

it('reads every number that can have been given, whatever the dashes and spaces', () => {
  fc.assert(
    fc.property(birthday, place, serial, fc.constantFrom('', '-', ' ', ' - '), (day, birthPlace, last, dash) => {
      const digits = numberOf(day, birthPlace, last);
      const read = readNric(`${digits.slice(0, 6)}${dash}${digits.slice(6, 8)}${dash}${digits.slice(8)}`, today);
      expect(read).toMatchObject({ digits, birthPlace, gender: Number(last) % 2 ? 'male' : 'female' });
      expect(typeof read === 'object' && read.birthDates).toContain(day);
    }),
  );
});

it('never takes a day that the calendar does not have, nor one that is still to come', () => {
  for (const digits of ['900230145678', '901301145678', '900100145678', '900132145678', '230229145678', '999999145678'])
    expect(readNric(digits, today), digits).toBe('date');
  // 29 February: it existed in 2000 and not in 1900.
  expect(readNric('000229145678', today)).toMatchObject({ birthDates: ['2000-02-29'] });
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{12}$/), (digits) => {
      const read = readNric(digits, today);
      if (typeof read === 'string') return;
      for (const day of read.birthDates)
        expect(isRealDay(day) && day <= today && day.slice(2).replaceAll('-', '') === digits.slice(0, 6)).toBe(true);
    }),
  );
});

it('leaves the century open only where both fit', () => {
  expect(birthDateOf(readNric('900101145678', today) as never)).toBe('1990-01-01');
  // Later this year: the person can only have been born a hundred years ago.
  expect(birthDateOf(readNric('261124145678', today) as never)).toBe('1926-11-24');
  expect(birthDateOf(readNric('150101145678', today) as never)).toBeNull();
  expect(readNric('150101145678', today)).toMatchObject({ birthDates: ['1915-01-01', '2015-01-01'] });
});

it('refuses places of birth that were never given out', () => {
  for (const code of ['00', '17', '18', '19', '20', '69', '70', '73', '80', '81', '94', '95', '96', '97'])
    expect(readNric(`900101${code}5678`, today)).toBe('place');
});

it('refuses whatever is not twelve digits', () => {
  for (const text of ['', '90010114567', '9001011456789', '90010114567a', '<script>', '٩٠٠١٠١١٤٥٦٧٨', '9'.repeat(4000)])
    expect(readNric(text, today)).toBe('shape');
  fc.assert(
    fc.property(fc.string(), (text) => {
      fc.pre(!/^[\s\-–]*([0-9][\s\-–]*){12}$/.test(text));
      expect(readNric(text, today)).toBe('shape');
    }),
  );
});

it('shows no more than the last four digits of a masked number', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{12}$/), (digits) => {
      expect(maskNric(digits)).toBe(`******-**-${digits.slice(8)}`);
      expect(formatNric(digits).replaceAll('-', '')).toBe(digits);
    }),
  );
  expect(maskPassport('A12345678')).toBe('******678');
  expect(maskPassport('A123')).toBe('****');
});
