import { expect, test } from 'vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { RefusalSummary } from './refusal-summary.tsx';

const refusal = { message: '', fields: { gender: 'Enter this field.', step: 'It is in use.' } };
const lines = (labelOf?: (name: string) => string) =>
  [
    ...renderToStaticMarkup(<RefusalSummary refusal={refusal} {...(labelOf ? { labelOf } : {})} />).matchAll(
      /<a [^>]*>([^<]*)/g,
    ),
  ].map(([, line]) => line);

test('each line names its field, where several fields can have the same error', () => {
  expect(lines((name) => (name === 'gender' ? 'Gender' : name))).toEqual([
    'Gender: Enter this field.',
    'It is in use.',
  ]);
  expect(lines()).toEqual(['Enter this field.', 'It is in use.']);
});
