import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take a minute: begun last, they would keep one core waiting for the other. */
const longest = [
  'tests/fuzz/request-fuzz.test.ts',
  'tests/guards/foreign-data.test.ts',
  'tests/guards/valid-html.test.ts',
  'tests/backup/backup.test.ts',
  'tests/start/development.test.ts',
];

/** The order of test files: Vitest's own, and within a project the longest first. On a fresh clone no time is known. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => longest.some((file) => moduleId.endsWith(file));
    const byProject = Map.groupBy(sorted, ({ project }) => project.name);
    return [...byProject.values()].flatMap((ofProject) => [
      ...ofProject.filter(isLong),
      ...ofProject.filter((file) => !isLong(file)),
    ]);
  }
}
