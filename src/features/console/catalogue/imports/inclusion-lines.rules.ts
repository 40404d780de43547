/**
 * The inclusions of a package as lines of a cell: a line that begins with # names a part, and the lines below it are
 * its items.
 */
import type { InclusionGroup } from '#src/features/shop/packages/packages.schema.ts';
import type { LocalText } from '#src/shared/local-text.ts';

const mark = '#';

const everyLanguage = ({ en, ms, zh }: LocalText, change: (words: string) => string): LocalText => ({
  en: change(en),
  ...(ms ? { ms: change(ms) } : {}),
  ...(zh ? { zh: change(zh) } : {}),
});

/** '# Blood tests', 'Full blood count', ... */
export function linesOfGroups(groups: readonly InclusionGroup[]): LocalText[] {
  return groups.flatMap(({ name, items }) => [everyLanguage(name, (words) => `${mark} ${words}`), ...items]);
}

/**
 * The parts of these lines. Lines above the first name become a part without a name, which the package's own check
 * refuses.
 */
export function groupsOfLines(lines: readonly LocalText[]): InclusionGroup[] {
  const groups: InclusionGroup[] = [];
  for (const line of lines) {
    if (line.en.startsWith(mark)) {
      groups.push({ name: everyLanguage(line, (words) => words.replace(/^#+\s*/, '')), items: [] });
      continue;
    }
    if (groups.length === 0) groups.push({ name: { en: '' }, items: [] });
    groups.at(-1)!.items.push(line);
  }
  return groups;
}
