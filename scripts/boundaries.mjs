// Checks depcruise.config.mjs against src/. The cruiser's own readers know neither TypeScript 7 nor JSX with types, so
// it is given skeletons: every file reduced to its imports, once with types and once (for the rules that except them)
// without.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from '@swc/core';
import { cruise } from 'dependency-cruiser';
import { reading, rulesWithoutTypes, rulesWithTypes } from '../depcruise.config.mjs';

/** Violations of the architecture in the project at `root`: { rule, from, to }, and the number of files read. */
export async function checkBoundaries(root) {
  const folder = join(root, 'src/features');
  const areas = existsSync(folder) ? readdirSync(folder) : [];
  const features = areas.flatMap((area) =>
    readdirSync(join(folder, area), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name),
  );
  const all = await judge(root, { forbidden: rulesWithTypes(features), hasTypes: true });
  const values = await judge(root, { forbidden: rulesWithoutTypes, hasTypes: false });
  return { files: all.files, violations: [...all.violations, ...values.violations] };
}

async function judge(root, { forbidden, hasTypes }) {
  const copy = mkdtempSync(join(tmpdir(), 'boundaries-'));
  const before = process.cwd();
  try {
    writeSkeletons(root, { copy, hasTypes });
    // The tool resolves names from the working folder, whatever base it is given.
    process.chdir(copy);
    const { output } = await cruise(['src'], { ...reading, baseDir: copy, validate: true, ruleSet: { forbidden } });
    const violations = output.summary.violations.map(({ rule, from, to, cycle }) => ({
      rule: rule.name,
      from,
      to: cycle?.map((step) => step.name).join(' -> ') ?? to,
    }));
    return { files: output.summary.totalCruised, violations };
  } finally {
    process.chdir(before);
    rmSync(copy, { recursive: true, force: true });
  }
}

function writeSkeletons(root, { copy, hasTypes }) {
  cpSync(join(root, 'package.json'), join(copy, 'package.json'));
  for (const name of readdirSync(join(root, 'src'), { recursive: true })) {
    if (!/\.tsx?$/.test(name) || name.startsWith('paraglide')) continue;
    const path = join(copy, 'src', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(
      path,
      skeletonOf(readFileSync(join(root, 'src', name), 'utf8'), { tsx: name.endsWith('x'), hasTypes }),
    );
  }
}

/** The imports of a file, without everything else. */
function skeletonOf(source, { tsx, hasTypes }) {
  const { body } = parseSync(source, { syntax: 'typescript', tsx, target: 'es2022' });
  const statics = body
    .filter((item) => item.source && (hasTypes || !item.typeOnly))
    .map((item) => `import '${item.source.value}';`);
  const dynamics = [...source.matchAll(/(?<!typeof\s)\bimport\(\s*['"]([^'"]+)['"]\s*\)/g)].map(
    ([, name]) => `import('${name}');`,
  );
  return [...statics, ...dynamics].join('\n');
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const { files, violations } = await checkBoundaries(process.cwd());
  for (const { rule, from, to } of violations) process.stdout.write(`${rule}\n  ${from} -> ${to}\n`);
  process.stdout.write(`${files} files, ${violations.length} violations of the architecture\n`);
  // A check that read no file fails.
  process.exitCode = violations.length > 0 || files === 0 ? 1 : 0;
}
