/** A setting as a form: each field a text, rows of a list one a line. Parts without a field stay unchanged. */
import type { SettingKey } from './settings.schema.ts';

export interface SettingField {
  /** Its path in the setting: 'strapline.ms'. Also the field's name. */
  path: string;
  kind: 'text' | 'long' | 'number' | 'rows' | 'json';
  /** For rows: the names of the parts between the bars. The last may be a number. */
  parts?: readonly { name: string; isNumber?: boolean }[];
  isOptional?: boolean;
}

const text = (path: string, isOptional = false): SettingField => ({ path, kind: 'text', isOptional });
const number = (path: string): SettingField => ({ path, kind: 'number' });

/** The fields of each setting; an unlisted setting is edited as JSON. */
const fields: Partial<Record<SettingKey, readonly SettingField[]>> = {
  brand: [
    text('groupName'),
    text('companyName', true),
    text('shortName'),
    text('strapline.en'),
    text('strapline.ms', true),
    text('strapline.zh', true),
    text('phone'),
    text('emergencyPhone'),
    text('whatsapp', true),
    text('email'),
    { path: 'address', kind: 'long' },
    text('registrationNumber'),
    text('faviconUrl'),
    { path: 'hospitalIcons', kind: 'rows', parts: [{ name: 'hospitalId', isNumber: true }, { name: 'faviconUrl' }] },
    { path: 'outsideHosts', kind: 'rows', parts: [{ name: 'host' }] },
    { path: 'social', kind: 'rows', parts: [{ name: 'name' }, { name: 'href' }] },
  ],
  session: [number('timeoutMinutes')],
  appointments: [
    number('cancelUntilHours'),
    number('holdMinutes'),
    number('bookingWindowDays'),
    number('offerMinutes'),
  ],
  serviceTax: [{ path: 'rates', kind: 'rows', parts: [{ name: 'from' }, { name: 'percent', isNumber: true }] }],
  privacyNotice: [text('version')],
  escalation: [
    number('secondAfterHours'),
    { path: 'rules', kind: 'rows', parts: [{ name: 'kind' }, { name: 'hospital' }, { name: 'to' }] },
  ],
  sale: [
    text('termsVersion'),
    text('taxRegistrationNumber'),
    number('eInvoiceAboveSen'),
    number('secondPersonAboveSen'),
  ],
};
const whole: readonly SettingField[] = [{ path: 'value', kind: 'json' }];

/** The form fields of a setting; one JSON field for a setting without a list of its own. */
export function fieldsOf(key: SettingKey): readonly SettingField[] {
  return fields[key] ?? whole;
}

/** The initial texts of a form. */
export function typedOf(key: SettingKey, value: unknown): Record<string, string> {
  return Object.fromEntries(
    fieldsOf(key).map((field) => [
      field.path,
      field.kind === 'json' ? JSON.stringify(value, null, 2) : textOfField(field, at(value, field.path)),
    ]),
  );
}

/** The setting after a form was sent. Invalid numbers and rows stay texts, so that the schema refuses them by name. */
export function valueOf(key: SettingKey, before: unknown, typed: Record<string, string>): unknown {
  let value = structuredClone(before) as Record<string, unknown>;
  for (const field of fieldsOf(key)) {
    const sent = typed[field.path] ?? '';
    if (field.kind === 'json') value = readJson(sent) as Record<string, unknown>;
    else put(value, field.path, sent === '' && field.isOptional ? undefined : fieldValue(field, sent));
  }
  return value;
}

function fieldValue({ kind, parts = [] }: SettingField, sent: string): unknown {
  if (kind === 'number') return toNumber(sent);
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
  if (kind !== 'rows') return value === undefined || value === null ? '' : String(value as string | number);
  return ((value as Record<string, unknown>[] | undefined) ?? [])
    .map((row) => parts.map(({ name }) => String(row[name])).join(' | '))
    .join('\n');
}

const toNumber = (text: string): number | string => (/^-?\d{1,9}(\.\d{1,4})?$/.test(text) ? Number(text) : text);

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
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
  for (const name of names) inner = (inner[name] ??= {}) as Record<string, unknown>;
  if (part === undefined) delete inner[last];
  else inner[last] = part;
}

/** The form field of a refused part of the setting. */
export function fieldAt(key: SettingKey, path: readonly PropertyKey[]): string {
  const dotted = path.map(String).join('.');
  return (
    fieldsOf(key).find((field) => dotted === field.path || dotted.startsWith(`${field.path}.`))?.path ??
    fieldsOf(key)[0]!.path
  );
}
