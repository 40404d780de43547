/**
 * A setting as a form: each field is a text, with the rows of a list one in each line. Parts without a field stay
 * unchanged.
 */
import { hasRules, partField, sentRules } from './escalation/escalation-form.rules.ts';
import { fieldsOf } from './setting-fields.rules.ts';
import { isList, type ListField, type SettingField } from './setting-control.schema.ts';
import { fieldOfIssue, readRows } from './setting-list.rules.ts';
import type { SettingKey } from './settings.schema.ts';

/** The tiers of a care programme, and those that a form adds. */
function tiersOf(value: unknown): string[] {
  const { tiers } = (value ?? {}) as { tiers?: { key?: unknown }[] };
  return (Array.isArray(tiers) ? tiers : []).map(({ key }) => String(key));
}

/** The record of a setting's form. */
export const settingRecord = (key: SettingKey) => `/staff/settings/${key}`;

/** The form fields of a stored setting. */
export const fieldsFor = (key: SettingKey, value: unknown): readonly SettingField[] => fieldsOf(key, tiersOf(value));

/** The initial texts of a form. */
export function typedOf(key: SettingKey, value: unknown): Record<string, string> {
  return Object.fromEntries(
    fieldsFor(key, value).flatMap((field) => textsOf(field, field.path, at(value, field.path))),
  );
}

function textsOf(field: SettingField, path: string, value: unknown): [string, string][] {
  if (!isList(field)) return [[path, textOfField(field, value)]];
  return ((value as unknown[] | undefined) ?? []).flatMap((row, index) =>
    field.items.flatMap((item) => textsOf(item, `${path}.${index}.${item.path}`, at(row, item.path))),
  );
}

/** The setting after a form was sent. Invalid numbers and rows stay texts, so that the schema refuses them by name. */
export function valueOf(key: SettingKey, before: unknown, typed: Record<string, string>): unknown {
  const value = structuredClone(before) as Record<string, unknown>;
  for (const field of fieldsFor(key, before)) readField(value, field, { full: field, typed });
  return value;
}

/** The setting with everything that its form holds taken from another value, such as a former one. */
export function withFieldsOf(key: SettingKey, value: unknown, from: unknown): unknown {
  const after = structuredClone(value) as Record<string, unknown>;
  for (const { path } of fieldsFor(key, value)) put(after, path, structuredClone(at(from, path)));
  return after;
}

function readField(
  value: Record<string, unknown>,
  field: SettingField,
  { full, typed }: { full: SettingField; typed: Record<string, string> },
): void {
  const { path } = field;
  const sent = (typed[full.path] ?? '').trim();
  // A form without rows, such as one that was opened before an update, changes no rule.
  if (field.kind === 'rules' && !hasRules(typed)) return;
  if (field.kind === 'rules') {
    const rules = sentRules(typed).map(({ rule }) => rule);
    put(value, path, rules);
  } else if (isList(field)) {
    const read = (row: Record<string, unknown>, item: SettingField, inner: SettingField) =>
      readField(row, item, { full: inner, typed });
    put(value, path, readRows(full as ListField, { before: at(value, path), typed, read }));
  } else if (sent === '' && field.isNullable) put(value, path, null);
  else put(value, path, sent === '' && field.isOptional ? undefined : fieldValue(field, sent));
}

function fieldValue({ kind, parts = [] }: SettingField, sent: string): unknown {
  if (kind === 'number') return toNumber(sent);
  if (kind === 'money') return toSen(sent);
  if (kind === 'words') return sent.split(/[\s,]+/).filter(Boolean);
  if (kind !== 'rows') return sent;
  return linesOf(sent).map((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    return Object.fromEntries(
      parts.map(({ name, isNumber }, index) => [name, isNumber ? toNumber(cells[index] ?? '') : (cells[index] ?? '')]),
    );
  });
}

const linesOf = (sent: string) =>
  sent
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

function textOfField({ kind, parts = [] }: SettingField, value: unknown): string {
  if (kind === 'money' && typeof value === 'number') return (value / 100).toFixed(2);
  if (kind === 'words') return ((value as string[] | undefined) ?? []).join('\n');
  if (kind !== 'rows' && kind !== 'rules')
    return value === undefined || value === null ? '' : String(value as string | number);
  return ((value as Record<string, unknown>[] | undefined) ?? [])
    .map((row) => parts.map(({ name }) => String(row[name])).join(' | '))
    .join('\n');
}

/** Groups of thousands may be typed: '1,000'. */
const ungrouped = (text: string) => (/^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text);

function toNumber(text: string): number | string {
  const digits = ungrouped(text);
  return /^-?\d{1,9}(\.\d{1,4})?$/.test(digits) ? Number(digits) : text;
}

/** Ringgit as sen, '1,234.50' and 'RM1234.50' alike; anything else stays a text. */
function toSen(text: string): number | string {
  const digits = ungrouped(text.replace(/^RM\s*/i, ''));
  return /^\d{1,8}(\.\d{1,2})?$/.test(digits) ? Math.round(Number(digits) * 100) : text;
}

function at(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], value);
}

function put(value: Record<string, unknown>, path: string, part: unknown): void {
  const names = path.split('.');
  const last = names.pop()!;
  let inner = value;
  for (const name of names) {
    // A part that is left out at the end needs no empty position.
    if (part === undefined && inner[name] === undefined) return;
    inner = (inner[name] ??= {}) as Record<string, unknown>;
  }
  if (part === undefined) delete inner[last];
  else inner[last] = part;
}

/** The form field of a refused part of the setting, in a form with these texts. */
export function fieldAt(key: SettingKey, path: readonly PropertyKey[], typed: Record<string, string>): string {
  const [first, index, part] = path;
  if (key === 'escalation' && first === 'rules' && typeof index === 'number')
    return partField(sentRules(typed)[index]!, String(part));
  const fields = fieldsOf(key, tiersIn(typed));
  return fieldOfIssue(fields, path, typed) ?? fields[0]!.path;
}

/** The keys of the tiers in a sent form. */
const tiersIn = (typed: Record<string, string>): string[] =>
  Object.entries(typed)
    .filter(([name]) => /^(?:tiers\.\d+\.key|benefits\.\d+\.byTier\.\w+\.en)$/.test(name))
    .map(([name, key]) => /byTier\.(\w+)\.en$/.exec(name)?.[1] ?? key);

/** The kind of a field under its full path. */
export function kindAt(key: SettingKey, path: string, typed: Record<string, string>): SettingField['kind'] | undefined {
  return kindIn(
    fieldsOf(key, tiersIn(typed)),
    path
      .split('.')
      .filter((name) => !/^\d+$/.test(name))
      .join('.'),
  );
}

function kindIn(fields: readonly SettingField[], path: string): SettingField['kind'] | undefined {
  for (const field of fields) {
    if (field.path === path) return field.kind;
    if (isList(field) && path.startsWith(`${field.path}.`))
      return kindIn(field.items, path.slice(field.path.length + 1));
  }
  return undefined;
}
