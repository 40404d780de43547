import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { borrowsUiOf, mayUse, readsTablesOf, rulesWithoutTypes, rulesWithTypes } from '../../depcruise.config.mjs';
import { checkBoundaries } from '../../scripts/boundaries.mjs';

interface Violation {
  rule: string;
  from: string;
  to: string;
}

/** A small project in which every rule is broken once, by the file named beside the rule. */
const planted: Record<string, { path: string; text: string }> = {
  'hospitals-uses-only-what-is-listed': {
    path: 'src/features/find-care/hospitals/hospitals.server.ts',
    text: "import '#src/features/find-care/doctors/doctors.server.ts';",
  },
  'doctors-uses-only-what-is-listed': {
    path: 'src/features/find-care/doctors/doctors.rules.ts',
    text: "import type { Post } from '#src/features/reading/newsroom/newsroom.server.ts';",
  },
  'a-feature-is-entered-by-its-public-module': {
    path: 'src/features/site/home/home.server.ts',
    text: "import { list } from '#src/features/find-care/doctors/list-doctors.server.ts';",
  },
  'the-frame-enters-by-public-modules': {
    path: 'src/server/documents/sitemaps.ts',
    text: "import { list } from '#src/features/find-care/doctors/list-doctors.server.ts';",
  },
  'fixtures-are-for-tests': {
    path: 'src/features/find-care/specialist-centres/clinic-list.server.ts',
    text: "import '#src/features/find-care/hospitals/hospitals.fixture.ts';",
  },
  'samples-are-for-the-seeder': {
    path: 'src/features/find-care/specialist-centres/data/clinics.store.server.ts',
    text: "import '#src/features/find-care/hospitals/data/hospitals.seed.ts';",
  },
  'only-pages-and-ui-borrow-ui': {
    path: 'src/features/find-care/doctors/doctors.server.ts',
    text: "import { Card } from '#src/features/find-care/hospitals/ui/list/hospital-card.tsx';",
  },
  'tables-are-for-stores': {
    path: 'src/features/find-care/doctors/ui/doctor-page.tsx',
    text: "import { doctors } from '../data/doctors.table.ts';\nexport default () => <p>{doctors}</p>;",
  },
  'nobody-imports-the-server': {
    path: 'src/features/find-care/doctors/pages/doctor-list.tsx',
    text: "import '#src/server/environment/config.ts';",
  },
  'design-knows-no-feature': {
    path: 'src/design/content/card.tsx',
    text: "import '#src/features/find-care/doctors/doctors.schema.ts';",
  },
  'shared-knows-nobody': {
    path: 'src/shared/money.ts',
    text: "import type { A } from '#src/design/content/card.tsx';",
  },
  'platform-knows-no-feature': {
    path: 'src/platform/mail/mail.server.ts',
    text: "import '#src/features/find-care/doctors/doctors.schema.ts';",
  },
  'pure-code-stays-out-of-the-server': {
    path: 'src/features/find-care/doctors/ui/doctor-card.tsx',
    text: "import { listDoctors } from '../doctors.server.ts';\nexport const Card = () => <b>{listDoctors}</b>;",
  },
  'no-cycles': { path: 'src/features/reading/newsroom/newsroom.schema.ts', text: "import './newsroom.server.ts';" },
};

/** Files that the planted ones need, and files that break nothing. */
const surroundings: Record<string, string> = {
  'package.json': JSON.stringify({ type: 'module', imports: { '#src/*': './src/*' } }),
  'src/features/reading/newsroom/newsroom.server.ts': "import '#src/features/reading/newsroom/newsroom.schema.ts';",
  'src/features/find-care/doctors/doctors.schema.ts': '',
  'src/features/find-care/doctors/data/doctors.table.ts': '',
  'src/features/find-care/doctors/list-doctors.server.ts': "import './data/doctors.store.server.ts';",
  'src/features/find-care/doctors/data/doctors.store.server.ts':
    "import './doctors.table.ts';\nimport '#src/features/find-care/hospitals/data/hospitals.table.ts';",
  'src/features/find-care/doctors/data/doctors.seed.ts':
    "import '#src/features/find-care/hospitals/data/hospitals.seed.ts';",
  'src/features/find-care/doctors/doctors.test.ts': "import '#src/features/find-care/hospitals/hospitals.fixture.ts';",
  'src/features/find-care/hospitals/data/hospitals.seed.ts': "import './hospitals.table.ts';",
  'src/features/find-care/hospitals/hospitals.fixture.ts': '',
  'src/server/seed/seed.ts': "import '#src/features/find-care/hospitals/data/hospitals.seed.ts';",
  'src/features/find-care/hospitals/data/hospitals.table.ts': '',
  'src/features/find-care/hospitals/ui/list/hospital-card.tsx':
    "import type { App } from '#src/platform/app.ts';\nexport const Card = () => <i />;",
  'src/features/membership/memberships/memberships.server.ts':
    "import '#src/features/patient/persons/persons.server.ts';",
  'src/features/patient/persons/persons.server.ts': '',
  'src/features/find-care/specialist-centres/pages/clinic-page.tsx':
    "import '#src/features/find-care/hospitals/ui/list/hospital-card.tsx';",
  'src/platform/app.ts': '',
  'src/server/environment/config.ts': '',
};

/** Further violations of a feature's own row. */
const unlisted: Record<string, string> = {
  'src/features/find-care/hospitals/data/patients.store.server.ts':
    "import '#src/features/find-care/doctors/data/doctors.table.ts';",
  'src/features/find-care/hospitals/ui/doctor-of-the-day.tsx':
    "import { Photo } from '#src/features/find-care/doctors/ui/doctor-photo.tsx';\nexport const Day = () => <Photo />;",
  'src/features/find-care/doctors/ui/doctor-photo.tsx': 'export const Photo = () => <i />;',
};

/** The features of the first cycle, each using the next; null without one. */
function circleIn(uses: Record<string, readonly string[]>): string[] | null {
  const done = new Set<string>();
  const from = (name: string, way: readonly string[]): string[] | null => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name];
    if (done.has(name)) return null;
    for (const next of uses[name] ?? []) {
      const circle = from(next, [...way, name]);
      if (circle) return circle;
    }
    done.add(name);
    return null;
  };
  for (const name of Object.keys(uses)) {
    const circle = from(name, []);
    if (circle) return circle;
  }
  return null;
}

let root: string;
let violations: Violation[];

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'planted-'));
  const files = [
    ...Object.entries(surroundings),
    ...Object.entries(unlisted),
    ...Object.values(planted).map(({ path, text }) => [path, text] as const),
  ];
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  ({ violations } = await checkBoundaries(root));
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('the architecture', () => {
  test.each(Object.keys(planted))('a breach of "%s" is found', (rule) => {
    expect(violations.filter((violation) => violation.rule === rule).map(({ from }) => from)).toContain(
      planted[rule]?.path,
    );
  });

  test('every rule has been seen to fail', () => {
    const rules = [...rulesWithTypes(['hospitals', 'doctors']), ...rulesWithoutTypes].map(
      (rule: { name: string }) => rule.name,
    );
    expect(Object.keys(planted).toSorted()).toEqual(rules.toSorted());
  });

  test('what is listed or excepted is not called a breach', () => {
    const innocent = new Set(Object.keys(surroundings).filter((path) => !path.includes('newsroom')));
    expect(violations.filter(({ from }) => innocent.has(from))).toEqual([]);
    expect(Object.keys(mayUse)).toContain('memberships');
  });

  test.each([
    ['a table that is not listed', 'src/features/find-care/hospitals/data/patients.store.server.ts'],
    ['components that are not listed', 'src/features/find-care/hospitals/ui/doctor-of-the-day.tsx'],
  ])('%s is a breach of the feature that takes it', (_, path) => {
    expect(violations).toContainEqual(
      expect.objectContaining({ rule: 'hospitals-uses-only-what-is-listed', from: path }),
    );
  });

  test('no feature uses itself by way of others', () => {
    expect(circleIn(mayUse)).toBeNull();
    expect(circleIn({ hospitals: ['doctors'], doctors: ['clinics'], clinics: ['hospitals'] })).toEqual([
      'hospitals',
      'doctors',
      'clinics',
      'hospitals',
    ]);
  });

  test('every edge that is listed is between two features', () => {
    const features = new Set(readdirSync('src/features').flatMap((area) => readdirSync(join('src/features', area))));
    const named = [mayUse, borrowsUiOf, readsTablesOf].flatMap((rows) => Object.entries(rows).flat(2));
    expect(named.filter((name) => !features.has(name))).toEqual([]);
  });

  test('the platform names no table of a feature in its SQL', () => {
    const texts = (folder: string, ending: string) =>
      (readdirSync(folder, { recursive: true }) as string[])
        .filter((name) => name.endsWith(ending))
        .map((name) => ({ path: join(folder, name), text: readFileSync(join(folder, name), 'utf8') }));
    const tables = texts('src/features', '.table.ts').flatMap(({ text }) =>
      [...text.matchAll(/pgTable\(\s*'(\w+)'/g)].map(([, name]) => name!),
    );
    expect(tables).toContain('appointments');
    const names = new RegExp(`\\b(?:from|into|update|join) (?:${tables.join('|')})\\b`);
    const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    expect(names.test('delete from appointments where held_until < now()')).toBe(true);
    const sources = texts('src/platform', '.ts').filter(({ path }) => !path.includes('.test.'));
    expect(sources.filter(({ text }) => names.test(withoutComments(text))).map(({ path }) => path)).toEqual([]);
  });

  test('the project keeps to it', async () => {
    const project = await checkBoundaries(process.cwd());
    expect(project.violations).toEqual([]);
    expect(project.files).toBeGreaterThan(100);
  });
});
