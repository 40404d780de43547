/** The texts of a template: their fields in braces, forbidden parts, and how they are filled in. */
export type TextKind = 'subject' | 'body' | 'sms';

/** A text's kind and fields; a text without a required field would be useless to its reader. */
export interface TextShape {
  kind: TextKind;
  fields: readonly { name: string; isRequired: boolean }[];
}

export type TextFault =
  | { fault: 'unknown_field' | 'missing_field'; field: string }
  | {
      fault:
        | 'braces'
        | 'too_long'
        | 'one_line'
        | 'characters'
        | 'sms_start'
        | 'sms_link'
        | 'sms_phone_number'
        | 'sms_personal_data'
        | 'sms_too_long';
    };

/** Maximum lengths in characters. An SMS has the limit of its own rule. */
export const longestText = { subject: 150, body: 4_000, sms: 480 } as const satisfies Record<TextKind, number>;

/** An SMS begins with its price and its sender, as the regulator requires. */
const smsStart = /^RM0\.00 \{brand\}/;
const field = /\{([^{}]*)\}/g;

/** The names in braces, each once, in their order. */
export function fieldsIn(text: string): string[] {
  return [...new Set([...text.matchAll(field)].map(([, name]) => name!))];
}

/** The first reason why a text cannot be used; null where it can. An SMS is checked once more when it is filled in. */
export function faultOf(text: string, shape: TextShape): TextFault | null {
  // oxlint-disable-next-line no-control-regex -- a control character is what is looked for
  if (/[\u0000-\u0008\u000b-\u001f\u007f]/.test(text)) return { fault: 'characters' };
  if (text.length > longestText[shape.kind]) return { fault: 'too_long' };
  if (shape.kind === 'subject' && text.includes('\n')) return { fault: 'one_line' };
  const known = shape.fields.map(({ name }) => name);
  const used = fieldsIn(text);
  const unknown = used.find((name) => !known.includes(name));
  if (unknown !== undefined) return { fault: 'unknown_field', field: unknown };
  if (/[{}]/.test(text.replace(field, ''))) return { fault: 'braces' };
  const missing = shape.fields.find(({ name, isRequired }) => isRequired && !used.includes(name));
  if (missing) return { fault: 'missing_field', field: missing.name };
  if (shape.kind === 'sms' && !smsStart.test(text)) return { fault: 'sms_start' };
  return null;
}

/** The text with its fields filled in once: braces in a value stay as they are. Null where a value is missing. */
export function fillIn(text: string, values: Readonly<Record<string, unknown>>): string | null {
  let isComplete = true;
  const filledIn = text.replace(field, (_whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined || value === null) isComplete = false;
    return String(value);
  });
  return isComplete ? filledIn : null;
}

const gsmAlphabet = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** Characters that take two places in the GSM alphabet. */
const gsmExtension = new Set('^{}\\[~]|€\f');

export interface SmsSize {
  alphabet: 'GSM-7' | 'UCS-2';
  /** Places in the alphabet, not characters: a euro sign takes two, and so does an emoji. */
  places: number;
  /** The number of messages for which the carrier charges. */
  parts: number;
}

/** The size of an SMS as the carrier counts it: 160 places, or 70 with a character that the GSM alphabet lacks. */
export function smsSizeOf(text: string): SmsSize {
  const characters = [...text];
  const isGsm = characters.every((one) => gsmAlphabet.has(one) || gsmExtension.has(one));
  const places = isGsm ? characters.reduce((sum, one) => sum + (gsmExtension.has(one) ? 2 : 1), 0) : text.length;
  const [single, joined] = isGsm ? [160, 153] : [70, 67];
  return { alphabet: isGsm ? 'GSM-7' : 'UCS-2', places, parts: places <= single ? 1 : Math.ceil(places / joined) };
}
