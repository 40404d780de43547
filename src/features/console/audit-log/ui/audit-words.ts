/** Entries of the audit log as staff read them: each subject by its kind and name, each detail in words. */
import { getLocale } from '#src/paraglide/runtime.js';
import type { SettingKey } from '#src/features/site/settings/settings.schema.ts';
import { settingName } from '#src/features/site/settings/ui/setting-words.ts';
import { formatDay, isCalendarDay } from '#src/shared/dates.ts';
import { isUuid } from '#src/shared/identifiers/uuid.ts';
import { nameKindOf } from '../audit-log.rules.ts';
import type { LoggedChange, LoggedNames } from '../audit-log.schema.ts';
import { detailLines, type DetailLine } from './detail-words.ts';
import { subjectHref, subjectWord } from './subject-words.ts';

export interface AuditWords {
  subject: {
    /** The kind: 'Health package'. */
    word: string;
    /** The record's name, or its id where it has none. */
    name: string;
    href: string | null;
  };
  details: DetailLine[];
}

/** The words for an entry of the log, in the language of the request. */
export function wordsOf(entry: LoggedChange, names: LoggedNames): AuditWords {
  return {
    subject: { word: subjectWord(entry), name: subjectName(entry, names), href: subjectHref(entry) },
    details: detailLines(entry, names),
  };
}

function subjectName(entry: LoggedChange, { byId }: LoggedNames): string {
  const { subjectKind, subjectId, detail, action } = entry;
  const known = byId.get(`${nameKindOf(subjectKind)}:${subjectId}`);
  if (known) return known;
  if (subjectKind === 'setting') return settingName(subjectId as SettingKey);
  if (isCalendarDay(subjectId)) return formatDay(subjectId, getLocale());
  // What a record was called when it was changed: it may be gone, or have another name.
  const named = [detail['name'], detail['code'], detail['slug'], action.startsWith('import_') && detail['file']];
  return named.find((name): name is string => typeof name === 'string' && name !== '') ?? shortened(subjectId);
}

/** The beginning of a long id is enough to tell two apart. */
const shortened = (id: string) => (isUuid(id) ? id.slice(0, 8) : id);
