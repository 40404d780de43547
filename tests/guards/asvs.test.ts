/** docs/asvs.md names each requirement of ASVS 5.0.0, levels 1 and 2, once, and evidence that exists. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const states = ['met', 'partly', 'open', 'not applicable'];
const document = readFileSync('docs/asvs.md', 'utf8');
const rows = document
  .split('\n')
  .filter((line) => /^\| V\d/.test(line))
  .map((line) => {
    const [, number = '', level = '', words = '', state = '', evidence = '', remark = ''] = line
      .split('|')
      .map((cell) => cell.trim());
    return {
      number,
      level,
      words,
      state,
      remark,
      paths: [...evidence.matchAll(/`([^`]+)`/g)].map(([, path]) => path!),
    };
  });

/** The numbers of levels 1 and 2 in each section of the standard. Missing numbers belong to level 3. */
const inStandard: Readonly<Record<string, string>> = {
  'V1.1': '1 2',
  'V1.2': '1 2 3 4 5 6 7 8 9',
  'V1.3': '1 2 3 4 5 6 7 8 9 10 11',
  'V1.4': '1 2 3',
  'V1.5': '1 2',
  'V2.1': '1 2 3',
  'V2.2': '1 2 3',
  'V2.3': '1 2 3 4',
  'V2.4': '1',
  'V3.2': '1 2',
  'V3.3': '1 2 3 4',
  'V3.4': '1 2 3 4 5 6',
  'V3.5': '1 2 3 4 5',
  'V3.7': '1 2',
  'V4.1': '1 2 3',
  'V4.2': '1',
  'V4.3': '1 2',
  'V4.4': '1 2 3 4',
  'V5.1': '1',
  'V5.2': '1 2 3',
  'V5.3': '1 2',
  'V5.4': '1 2 3',
  'V6.1': '1 2 3',
  'V6.2': '1 2 3 4 5 6 7 8 9 10 11 12',
  'V6.3': '1 2 3 4',
  'V6.4': '1 2 3 4',
  'V6.5': '1 2 3 4 5',
  'V6.6': '1 2 3',
  'V6.8': '1 2 3 4',
  'V7.1': '1 2 3',
  'V7.2': '1 2 3 4',
  'V7.3': '1 2',
  'V7.4': '1 2 3 4 5',
  'V7.5': '1 2',
  'V7.6': '1 2',
  'V8.1': '1 2',
  'V8.2': '1 2 3',
  'V8.3': '1',
  'V8.4': '1',
  'V9.1': '1 2 3',
  'V9.2': '1 2 3 4',
  'V10.1': '1 2',
  'V10.2': '1 2',
  'V10.3': '1 2 3 4',
  'V10.4': '1 2 3 4 5 6 7 8 9 10 11',
  'V10.5': '1 2 3 4 5',
  'V10.6': '1 2',
  'V10.7': '1 2 3',
  'V11.1': '1 2',
  'V11.2': '1 2 3',
  'V11.3': '1 2 3',
  'V11.4': '1 2 3 4',
  'V11.5': '1',
  'V11.6': '1',
  'V12.1': '1 2 3',
  'V12.2': '1 2',
  'V12.3': '1 2 3 4',
  'V13.1': '1',
  'V13.2': '1 2 3 4 5',
  'V13.3': '1 2',
  'V13.4': '1 2 3 4 5',
  'V14.1': '1 2',
  'V14.2': '1 2 3 4',
  'V14.3': '1 2 3',
  'V15.1': '1 2 3',
  'V15.2': '1 2 3',
  'V15.3': '1 2 3 4 5 6 7',
  'V16.1': '1',
  'V16.2': '1 2 3 4 5',
  'V16.3': '1 2 3 4',
  'V16.4': '1 2 3',
  'V16.5': '1 2 3',
  'V17.1': '1',
  'V17.2': '1 2 3 4',
  'V17.3': '1 2',
};

test('all 253 requirements of levels 1 and 2 stand in it, each once: 70 of the first, 183 of the second', () => {
  const numbers = rows.map(({ number }) => number);
  expect(numbers).toHaveLength(253);
  expect(new Set(numbers).size).toBe(253);
  expect(rows.filter(({ level }) => level === 'L1')).toHaveLength(70);
  expect(rows.filter(({ level }) => level === 'L2')).toHaveLength(183);
  const standard = Object.entries(inStandard).flatMap(([section, last]) =>
    last.split(' ').map((one) => `${section}.${one}`),
  );
  expect(numbers).toEqual(standard);
});

test('every row has a state; what is met or partly met names evidence, and what is not met says why', () => {
  expect(rows.filter(({ state }) => !states.includes(state))).toEqual([]);
  expect(rows.filter(({ state, paths }) => /^(?:met|partly)$/.test(state) && paths.length === 0)).toEqual([]);
  expect(rows.filter(({ state, remark }) => state !== 'met' && remark === '-')).toEqual([]);
  expect(rows.filter(({ words }) => words.length < 8)).toEqual([]);
});

test('every path that it names exists', () => {
  const named = rows.flatMap(({ paths }) => paths);
  expect(named.length).toBeGreaterThan(300);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});

test('its summary counts the rows', () => {
  for (const state of states) {
    const of = (level?: string) => rows.filter((row) => row.state === state && (!level || row.level === level)).length;
    expect(document).toContain(`| ${state} | ${of('L1')} | ${of('L2')} | ${of()} |`);
  }
});
