/** Every action of the audit log has words of its own in each language; no words are kept for what nobody records. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { recordAudit } from '#src/features/console/audit/audit.server.ts';
import { actionWords, auditActions } from '#src/features/console/audit/audit-words.rules.ts';
import { languages } from '#src/shared/languages.ts';
import { projectSources } from './source-rules.ts';

type Recorded = Parameters<typeof recordAudit>[2]['action'];

const wordsOf = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(`messages/${language}/audit.json`, 'utf8'));

test('an action without words is recorded nowhere: it does not compile, and a former one shows its name', () => {
  // @ts-expect-error Nobody wrote words for it. Were any text accepted, this line would be an error of the types.
  const action: Recorded = 'leave_forgotten';
  expect(actionWords(action)).toBe('leave forgotten');
});

describe.each(languages)('in %s', (language) => {
  test('each action has words, and no two have the same', () => {
    const words = wordsOf(language);
    expect(Object.keys(words)).toEqual(auditActions.map((action) => `audit_act_${action}`));
    expect(new Set(Object.values(words)).size).toBe(auditActions.length);
    expect(Object.values(words).filter((text) => !/^[\p{Lu}\p{Script=Han}]/u.test(text))).toEqual([]);
  });
});

test('the words are of their language', () => {
  const [english, malay, chinese] = [wordsOf('en'), wordsOf('ms'), wordsOf('zh')];
  expect(Object.keys(english).filter((key) => malay[key] === english[key])).toEqual([]);
  expect(Object.entries(chinese).filter(([, text]) => !/\p{Script=Han}/u.test(text))).toEqual([]);
});

test('what has words is recorded somewhere', () => {
  const sources = projectSources(process.cwd())
    .filter(({ path }) => path.startsWith('src/features/') && !/\.(?:test|fixture)\.tsx?$/.test(path))
    .filter(({ path }) => !path.endsWith('/audit-words.rules.ts'))
    .map(({ text }) => text)
    .join('\n');
  const begun = [...sources.matchAll(/action: `([a-z_]+_)\$\{/g)].map(([, start]) => start!);
  const unused = auditActions.filter(
    (action) => !sources.includes(`'${action}'`) && !begun.some((start) => action.startsWith(start)),
  );
  expect(unused).toEqual([]);
});
