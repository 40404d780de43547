/** The details of an entry of the audit log in words: 'Status: Confirmed → Arrived', 'Languages: English, Malay'. */
import { m } from '#src/paraglide/messages.js';
import { typedOf } from '#src/features/site/settings/setting-form.rules.ts';
import type { SettingKey } from '#src/features/site/settings/settings.schema.ts';
import { fieldLabel } from '#src/features/site/settings/ui/setting-words.ts';
import { isCalendarDay } from '#src/shared/dates.ts';
import type { LoggedChange, LoggedNames } from '../audit-log.schema.ts';
import { detailLabel } from './detail-labels.ts';
import { nameOf, valueWords } from './detail-values.ts';

/** One line: a value, or what a value was and what it is. */
export interface DetailLine {
  label: string;
  value?: string;
  before?: string;
  after?: string;
}

/** The lines of an entry, in the order in which its details were written; what changed comes last. */
export function detailLines(entry: LoggedChange, names: LoggedNames): DetailLine[] {
  const { before, after, ...rest } = entry.detail;
  const { from, to, ...others } = rest;
  const said = Object.entries(others).flatMap(([key, value]) => lineOf(entry, [key, value], names));
  return [...movement(entry, { from, to }, names), ...said, ...changed(entry, { before, after }, names)];
}

function lineOf(entry: LoggedChange, [key, value]: [string, unknown], names: LoggedNames): DetailLine[] {
  if (value === null || value === undefined || value === '') return [];
  // The id of the file import leads nowhere by itself: the record's page and the import's own entries name it.
  if (key === 'import') return [{ label: m.audit_detail_import(), value: m.content_own_yes() }];
  if (!isObject(value)) return [{ label: detailLabel([key]), value: valueWords(entry, [key, value], names) }];
  return [...leavesOf(value, [key])].map(([path, leaf]) => ({
    label: detailLabel(path),
    value: valueWords(entry, [path.at(-1)!, leaf], names),
  }));
}

/** From one state, address or day to another. */
function movement(
  entry: LoggedChange,
  { from, to }: { from?: unknown; to?: unknown },
  names: LoggedNames,
): DetailLine[] {
  if (from === undefined && to === undefined) return [];
  const said = (value: unknown) => valueWords(entry, ['state', value], names);
  const isDays = isCalendarDay(String(from)) && isCalendarDay(String(to));
  if (isDays)
    return [{ label: m.audit_detail_days(), value: from === to ? said(from) : `${said(from)} – ${said(to)}` }];
  if (entry.action === 'content_move' || entry.action === 'keyword_renamed')
    return [{ label: m.audit_detail_slug(), before: String(from), after: String(to ?? entry.subjectId) }];
  if (from !== undefined && to !== undefined)
    return from === to ? [] : [{ label: m.audit_detail_status(), before: said(from), after: said(to) }];
  return from === undefined
    ? [{ label: m.audit_detail_told(), value: nameOf(to, names) }]
    : [{ label: m.audit_detail_from(), value: said(from) }];
}

/** The parts that a change has changed. */
function changed(
  entry: LoggedChange,
  { before, after }: { before?: unknown; after?: unknown },
  names: LoggedNames,
): DetailLine[] {
  if (before === undefined && after === undefined) return [];
  if (entry.subjectKind === 'setting') {
    const key = entry.subjectId as SettingKey;
    const [was, is] = [typedOf(key, before), typedOf(key, after)];
    return differing(was, is).map(([path, old, present]) => ({ label: fieldLabel(path), before: old, after: present }));
  }
  if (!isObject(before) && !isObject(after)) {
    const key = entry.action === 'rate_set' ? 'per100Myr' : entry.action === 'duties_changed' ? 'duties' : 'doctor';
    const said = (value: unknown) =>
      value === null || value === undefined ? '' : valueWords(entry, [key, value], names);
    return [{ label: detailLabel([key]), before: said(before), after: said(after) }];
  }
  const words = (value: unknown) =>
    Object.fromEntries(
      [...leavesOf(value ?? {}, [])].map(([path, leaf]) => [
        path.join('.'),
        valueWords(entry, [path.at(-1)!, leaf], names),
      ]),
    );
  return differing(words(before), words(after)).map(([path, old, present]) => ({
    label: detailLabel(path.split('.')),
    before: old,
    after: present,
  }));
}

function differing(was: Record<string, string>, is: Record<string, string>): [string, string, string][] {
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((path) => (was[path] ?? '') !== (is[path] ?? ''))
    .map((path) => [path, was[path] ?? '', is[path] ?? '']);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !(Array.isArray(value) && value.every((one) => !isObject(one)));

/** The values inside an object, each with its path; a list of plain values is one of them. */
function* leavesOf(value: unknown, path: string[]): Generator<[string[], unknown]> {
  if (isObject(value)) for (const [name, inner] of Object.entries(value)) yield* leavesOf(inner, [...path, name]);
  else if (value !== null && value !== undefined) yield [path, value];
}
