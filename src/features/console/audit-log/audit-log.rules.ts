/** The length of what is read of the audit log, and which of its subjects are entries. */
import { kindNames, type Kind } from '#src/features/publishing/entries/content-kinds.schema.ts';

/** Length of the list of the audit log. */
export const entriesPerPage = 50;

/** The home page shows what a member of staff changed in so many days, and so many records of it. */
export const recentDays = 14;
export const recentShown = 6;

/** Whether the records of that kind are entries of the site's content. */
export const isEntryKind = (kind: string): kind is Kind => (kindNames as readonly string[]).includes(kind);

const nameKinds: Readonly<Record<string, string>> = {
  staff: 'staff',
  account: 'staff',
  package: 'package',
  packages: 'package',
  doctors: 'doctor',
  hospitals: 'hospital',
};

/** The kind under which a subject's name is looked up; undefined for subjects that are named by their entry. */
export function nameKindOf(subjectKind: string): string | undefined {
  return isEntryKind(subjectKind) ? 'entry' : nameKinds[subjectKind];
}
