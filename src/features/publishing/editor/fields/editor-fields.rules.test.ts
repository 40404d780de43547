import { expect, it } from 'vitest';
import { kindNames } from '#src/features/publishing/entries/content-kinds.schema.ts';
import { fieldSchemas, missingFields } from '#src/features/publishing/entries/content.schema.ts';
import { editorFields, readTyped, typedForm, type ControlType } from './editor-fields.rules.ts';

it.each<[ControlType, unknown]>([
  ['number', 12],
  ['instant', '2026-12-05T14:00:00+08:00'],
  ['lines', ['One', 'Two']],
  ['words', ['a', 'b']],
  ['hospitals', ['melur-ipoh']],
  ['text', 'Hall'],
  [
    'chapters',
    [
      { at: 0, title: 'Start' },
      { at: 754, title: 'Later on' },
    ],
  ],
  ['documents', [{ title: 'Plan' }, { title: 'Form', description: 'To fill in' }]],
])('a %s is shown as it is typed, and read back the same', (type, value) => {
  expect(readTyped(type, typedForm(type, value))).toEqual(value);
});

it('what is left empty is nothing; what has not its form is left for the schema to refuse', () => {
  expect(readTyped('date', ' ')).toBeUndefined();
  expect(readTyped('instant', 'tomorrow')).toBe('tomorrow');
  expect(readTyped('chapters', 'soon Title')).toEqual([{ at: Number.NaN, title: 'Title' }]);
});

it('what a kind requires has a control: a save replaces every field that the schema knows', () => {
  const without = kindNames.flatMap((kind) => {
    const controls = new Set((editorFields[kind] ?? []).map(({ name }) => name));
    return missingFields(kind, {})
      .filter((name) => !controls.has(name))
      .map((name) => `${kind}.${name}`);
  });
  expect(without).toEqual([]);
  expect(
    Object.keys(fieldSchemas.treatment.shape).filter(
      (name) => !editorFields.treatment!.some((field) => field.name === name),
    ),
    // The reviewer's field comes from the register of doctors.
  ).toEqual(['reviewerField']);
});
