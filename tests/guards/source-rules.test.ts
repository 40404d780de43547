import { describe, expect, test } from 'vitest';
import { breachesIn, projectSources, ruleNames, type SourceFile } from './source-rules.ts';

const lines = (count: number) => 'export const a = 1;\n'.repeat(count);

/** One planted violation of each rule: a rule that nobody has seen fail is no rule. */
const planted: Record<string, SourceFile> = {
  'the environment is read by the server alone': {
    path: 'src/platform/mail/mail.server.ts',
    text: 'const url = process.env.SMTP_URL;',
  },
  'a file is named after what it holds': { path: 'src/features/shop/orders/utils.ts', text: '' },
  'names are in kebab-case': { path: 'src/design/DoctorCard.tsx', text: '' },
  'a file is short enough to be read at once': { path: 'src/features/shop/orders/orders.server.ts', text: lines(251) },
  'ids on pages are written, not made by the renderer': {
    path: 'src/design/form/field.tsx',
    text: 'const id = useId();',
  },
  'a comment ends within 120 columns': {
    path: 'src/shared/money.ts',
    text: `/** ${'Money is an integer number of sen. '.repeat(4)}*/`,
  },
  'a file of rules begins with what it is': {
    path: 'src/features/shop/cart/cart.rules.ts',
    text: "import { a } from './a.ts';\n\n/** Most lines of a cart. */\nexport const mostLines = 20;",
  },
  'nothing is left for later': { path: 'src/shared/money.ts', text: `// ${'TO'}DO: cents` },
  'sources import with #src and an extension': {
    path: 'src/shared/money.ts',
    text: "import { a } from '../../shared/dates.ts';",
  },
  'ids, time and chance come from the app': {
    path: 'src/features/shop/orders/orders.server.ts',
    text: 'const now = new Date();',
  },
};

/** One line more than allowed, by the kind of file. */
const tooLong: readonly (readonly [string, number])[] = [
  ['src/features/find-care/doctors/ui/doctor-page.tsx', 251],
  ['src/features/find-care/doctors/pages/doctor-list.tsx', 301],
  ['src/features/shop/refunds/staff/refunds.tsx', 301],
  ['src/features/shop/refunds/staff/refunds-csv.ts', 251],
  ['src/features/find-care/doctors/doctors.db.test.ts', 451],
];

describe('the law of the sources', () => {
  test.each(tooLong)('%s may not have %i lines', (path, count) => {
    const rule = 'a file is short enough to be read at once';
    expect(breachesIn([{ path, text: lines(count) }])).toEqual([{ rule, path }]);
    expect(breachesIn([{ path, text: lines(count - 1) }])).toEqual([]);
  });

  test.each(ruleNames)('a breach of "%s" is found', (rule) => {
    expect(breachesIn([planted[rule] ?? { path: 'unplanted', text: '' }])).toContainEqual({
      rule,
      path: planted[rule]?.path,
    });
  });

  test('what is allowed is not called a breach', () => {
    expect(
      breachesIn([
        { path: 'src/server/environment/config.ts', text: 'readEnvironment(process.env);' },
        { path: 'src/features/find-care/doctors/ui/doctor-page.tsx', text: lines(250) },
        { path: 'src/features/find-care/doctors/pages/doctor-list.tsx', text: lines(300) },
        { path: 'src/features/find-care/doctors/doctors.db.test.ts', text: lines(450) },
        { path: 'src/features/find-care/doctors/data/doctors.seed.ts', text: lines(900) },
        { path: 'src/features/shop/cart/cart.rules.ts', text: '/** Pure rules of the cart. */\n' },
        { path: 'src/shared/money.ts', text: `const text = '${'// sen '.repeat(20)}';` },
        { path: 'src/routes.ts', text: "import type { Route } from './+types/root';" },
      ]),
    ).toEqual([]);
  });

  test('the project keeps it', () => {
    expect(breachesIn(projectSources(process.cwd()))).toEqual([]);
  });
});
