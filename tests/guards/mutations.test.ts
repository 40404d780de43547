import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { operationMutations } from '../../scripts/mutations/operations.mjs';
import { readingMutations } from '../../scripts/mutations/reading.mjs';
import { ruleMutations } from '../../scripts/mutations/rules.mjs';
import { securityMutations } from '../../scripts/mutations/security.mjs';

test('every guarded line that the mutation tests take out stands in its file once, and its test exists', () => {
  const wrong = [...ruleMutations, ...operationMutations, ...securityMutations, ...readingMutations].filter(
    ({ file, line, test: guard }) =>
      !existsSync(guard) ||
      !existsSync(file) ||
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((one) => one === line).length !== 1,
  );
  expect(wrong.map(({ file, line }) => `${file}: ${line}`)).toEqual([]);
});
