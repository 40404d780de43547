import { describe, expect, test } from 'vitest';
import type { CatalogueField } from './catalogue-fields.ts';
import { readRecord } from './field-values.rules.ts';
import { inputsOf } from './field-texts.rules.ts';
import { groupsOfLines, linesOfGroups } from '../imports/inclusion-lines.rules.ts';

const label = () => '';
const read = (field: CatalogueField, cell: string) => {
  const { record, faults } = readRecord([field], { [field.name]: cell });
  return Object.keys(faults).length > 0 ? 'fault' : record[field.name];
};

describe('cells of files', () => {
  const time: CatalogueField = { name: 'starts', kind: 'time', label };
  test.each([
    ['9:00', '09:00'],
    ['23:59', '23:59'],
    ['24:00', 'fault'],
    ['9.00', 'fault'],
    ['25:00', 'fault'],
    ['', 'fault'],
  ])('the time %s is %s', (cell, value) => {
    expect(read(time, cell)).toBe(value);
  });
  test('only an end may be midnight', () => {
    expect(read({ ...time, mayBeMidnight: true }, '24:00')).toBe('24:00');
  });

  const daySessions: CatalogueField = { name: 'sessions', kind: 'daySessions', label };
  test.each([
    ['closed', 'closed'],
    ['Closed', 'closed'],
    ['14:00–16:00\n9:00 - 12:30', '09:00-12:30\n14:00-16:00'],
    ['09:00-12:30|room Suite 2 | slot_minutes 20', '09:00-12:30 | slot_minutes 20 | room Suite 2'],
    ['09:00-12:30 | slot_minutes 15 | capacity 1 | mode in_person', '09:00-12:30'],
    [
      '20:00-24:00 | capacity 2 | mode teleconsult | buffer_minutes 5 | lead_hours 24 | window_days 30 | notice_hours 0',
      '20:00-24:00 | capacity 2 | mode teleconsult | buffer_minutes 5 | lead_hours 24 | window_days 30 | notice_hours 0',
    ],
    ...['', '09:00', '09:00-12:30 | 20', '09:00-12:30 | slot_minutes', '09:00-12:30 | colour red'].map((cell) => [
      cell,
      'fault',
    ]),
    ...['closed\n09:00-12:30', '09:00-12:30 | capacity 1 | capacity 2', '09:00-12:30 | mode by_phone'].map((cell) => [
      cell,
      'fault',
    ]),
    [Array.from({ length: 7 }, (_, index) => `0${index}:00-0${index}:50`).join('\n'), 'fault'],
    [`09:00-12:30 | room ${'x'.repeat(61)}`, 'fault'],
  ])('the sessions %j of a date are written %j', (cell, written) => {
    const { record, faults } = readRecord([daySessions], { sessions: cell! });
    expect(faults['sessions'] ? 'fault' : inputsOf([daySessions], record)['sessions']).toBe(written);
  });

  const money: CatalogueField = { name: 'price', kind: 'money', label };
  test.each([
    ['388', 38_800],
    ['RM 1,388.50', 138_850],
    ['0.1', 10],
    ['-1', 'fault'],
    ['1e3', 'fault'],
    ['12.345', 'fault'],
    ['9999999', 'fault'],
    ['', 'fault'],
  ])('the amount %s is %s', (cell, value) => {
    expect(read(money, cell)).toBe(value);
  });
  test('an amount is written with two decimals', () => {
    expect(inputsOf([money], { price: 38_800 })).toEqual({ price: '388.00' });
  });

  const capacities: CatalogueField = { name: 'hospitals', kind: 'capacities', label };
  test('hospitals with their patients a month, in the order of their codes', () => {
    expect(read(capacities, 'b-two | 40\na-one|5')).toEqual([
      { hospital: 'a-one', monthlyCapacity: 5 },
      { hospital: 'b-two', monthlyCapacity: 40 },
    ]);
    for (const cell of ['a-one', 'a-one | many', 'a-one | 10001', 'a-one | 1 | 2', 'a-one | 1\na-one | 2'])
      expect(read(capacities, cell), cell).toBe('fault');
  });

  test('an empty cell is the fallback of a choice, and nothing in a number that may be empty', () => {
    const choices = [{ value: 'weekly', label }];
    expect(read({ name: 'recurrence', kind: 'choice', choices, fallback: 'weekly', label }, '')).toBe('weekly');
    expect(read({ name: 'recurrence', kind: 'choice', choices, label }, '')).toBe('fault');
    expect(read({ name: 'age', kind: 'number', min: 0, max: 120, isOptional: true, label }, '')).toBeNull();
    expect(read({ name: 'age', kind: 'number', min: 0, max: 120, label }, '')).toBe('fault');
  });
});

describe('lines of two parts', () => {
  const field: CatalogueField = { name: 'equipment', kind: 'localLines', max: 2, isPairs: true, label };
  const readLines = (en: string, ms = '') => readRecord([field], { equipment_en: en, equipment_ms: ms });

  test('are read with one space on each side of the bar, and written so that they read to the same', () => {
    const { record, faults } = readLines(
      'Sleep recorder|for a night at home\nBreath test | finds a germ',
      '-\nUjian nafas  | mengesan kuman',
    );
    expect(faults).toEqual({});
    expect(record.equipment).toEqual([
      { en: 'Sleep recorder | for a night at home' },
      { en: 'Breath test | finds a germ', ms: 'Ujian nafas | mengesan kuman' },
    ]);
    expect(readRecord([field], inputsOf([field], record)).record).toEqual(record);
  });

  test.each([
    ['Sleep recorder', '', 'equipment_en'],
    ['Sleep recorder |', '', 'equipment_en'],
    ['| for a night', '', 'equipment_en'],
    ['-', '', 'equipment_en'],
    ['a | b', 'Perakam tidur', 'equipment_ms'],
    ['a | b\nc | d\ne | f', '', 'equipment_en'],
  ])('%j with the Malay %j is refused at %s', (en, ms, input) => {
    expect(Object.keys(readLines(en, ms).faults)).toEqual([input]);
  });
});

test('what a package includes is the same after being written as lines', () => {
  const groups = [
    { name: { en: 'Blood tests', zh: '验血' }, items: [{ en: 'Full blood count' }, { en: 'Glucose', ms: 'Glukosa' }] },
    { name: { en: 'Consultation' }, items: [{ en: 'Doctor’s review' }] },
  ];
  expect(linesOfGroups(groups).map(({ en }) => en)).toEqual([
    '# Blood tests',
    'Full blood count',
    'Glucose',
    '# Consultation',
    'Doctor’s review',
  ]);
  expect(groupsOfLines(linesOfGroups(groups))).toEqual(groups);
  expect(groupsOfLines([{ en: 'A line above every part' }])[0]!.name.en).toBe('');
});
