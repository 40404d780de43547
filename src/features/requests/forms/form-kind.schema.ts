/**
 * The declaration of a form: its fields render the page, validate in the browser and on the server, describe the call
 * in the API document, and label the answers for staff. It also runs in the browser, so it does not use zod.
 */
import { maskNumber } from '#src/shared/identifiers/mask.ts';
import type { StaffAction } from '#src/features/console/roles/staff-access.rules.ts';
import type { MessageText } from '#src/shared/failure.ts';
import type { PatternName } from './custom/custom-form.schema.ts';

export interface Choice {
  value: string;
  label: MessageText;
}

export interface FormField {
  /** In the form and in the API: snake_case. */
  name: string;
  label: MessageText;
  hint?: MessageText;
  /**
   * `hospital` and `country` get their choices from the server (a hospital's id, an ISO code). `agreement` is a
   * checkbox, 'yes' when checked. `choices` are several checkboxes, each sent as '{name}-{value}' and stored with
   * commas. `offered` is a choice of the page, whose stored value the page and the call set by `fixed`: an unknown
   * choice becomes empty. All values are texts.
   */
  type:
    | 'offered'
    | 'text'
    | 'email'
    | 'phone'
    | 'long_text'
    | 'date'
    | 'number'
    | 'choice'
    | 'radio'
    | 'choices'
    | 'hospital'
    | 'country'
    | 'agreement';
  /** Absent: required. */
  isOptional?: boolean;
  /** Maximum length in characters; 200 by default, 3,000 for a long text. */
  max?: number;
  min?: number;
  options?: readonly Choice[];
  /** The message when it is missing or invalid, instead of the usual one. */
  fault?: MessageText;
  autoComplete?: string;
  /** A short text is of this kind. */
  pattern?: PatternName;
  /** Headings and paragraphs above the field. */
  before?: readonly { kind: 'heading' | 'text'; text: MessageText }[];
  /**
   * Whether it is a number that identifies a person: shown masked, in clear on demand, and each such access is
   * recorded.
   */
  isSecret?: true;
  /** For hospitals: only those that receive patients from abroad are offered. */
  isInternational?: boolean;
}

/** The life cycle of a submission, as a transition table. */
export interface LifeCycle {
  first: string;
  /** From each state, the states it may become; a state without any is closed. */
  transitions: Readonly<Record<string, readonly string[]>>;
  words: Readonly<Record<string, MessageText>>;
  /** Colour of the state for staff. */
  tones: Readonly<Record<string, 'waiting' | 'active' | 'good' | 'bad' | 'quiet'>>;
  /**
   * The state that waits for the sender: when the sender adds something, the submission moves to the first state after
   * it. 'waiting' by default.
   */
  waitsIn?: string;
  /** States that require a text for the sender: the reason. */
  reasoned?: readonly string[];
}

export interface FormKind {
  /** Stored with every submission: 'contact'. */
  name: string;
  /** First letter of its reference numbers. */
  prefix: string;
  /** 'Message to us': for staff, in the mail, and on the page of thanks. */
  title: MessageText;
  fields: readonly FormField[];
  /** Rules between fields, on a Malaysian day ('YYYY-MM-DD'): faults by field, added to the fields' own. */
  check?(values: Readonly<Record<string, string>>, today: string): Record<string, MessageText>;
  /** Documents may be added (product decisions, section 9: PDF, JPEG, PNG). Absent: none. */
  files?: { label: MessageText; hint?: MessageText; isRequired?: boolean };
  /** The staff action that handles it (staff-access.rules.ts), in the form's hospital where it has one. */
  handledBy: StaffAction;
  lifeCycle: LifeCycle;
  /** Working days within which its page promises an answer. Absent: none is promised. */
  answerWithin?: number;
  /** Days from sending until it is deleted. */
  storedDays: number;
  /** The next steps: on the page of thanks and in the mail. */
  next: MessageText;
  /**
   * Whether it contains health information: each new state is announced by mail, but the words of staff are only on the
   * page.
   */
  isDiscreet?: true;
  /** Address where its sender sees its state; /follow-up by default. */
  followedAt?(reference: string): string;
  /** The admin list of this kind; /staff/enquiries by default. */
  adminPath?: string;
  /** The field that is the submission's name for staff; `name` by default. */
  namedBy?: string;
  /** The purpose of the sender's data, shown above the agreement to the privacy notice. */
  purpose?: MessageText;
  /** The version of a form that staff have built, with which every submission is stored. */
  versionId?: number;
  /** The hospital of all its submissions, where the form does not ask for one. */
  hospitalId?: number;
  /** The name under which a browser stores typed text; `name` by default. */
  draftName?: string;
}

/** A field of the kind by name. The mail with the reference goes to `email`, and the staff's list shows `name`. */
export function fieldNamed(kind: FormKind, name: string): FormField | undefined {
  return kind.fields.find((field) => field.name === name);
}

/** The name of the checkbox of one of several choices. */
export function boxName(field: string, value: string): string {
  return `${field}-${value}`;
}

/** The sent values; the checked boxes of a field with several choices become its one value: 'o1,o3'. */
export function withTicked(
  kind: Pick<FormKind, 'fields'>,
  sent: Readonly<Record<string, string>>,
): Record<string, string> {
  const ticked = kind.fields
    .filter(({ type }) => type === 'choices')
    .map(({ name, options = [] }) => [
      name,
      options
        .map(({ value }) => value)
        .filter((value) => sent[boxName(name, value)] === 'yes')
        .join(','),
    ]);
  return { ...sent, ...(Object.fromEntries(ticked) as Record<string, string>) };
}

/** The name of a submission in lists. */
export function nameIn(kind: FormKind, values: Readonly<Record<string, string>>): string {
  return values[kind.namedBy ?? 'name'] ?? '';
}

/** The values with the secret ones masked: '*****6789'. */
export function masked(kind: FormKind, values: Readonly<Record<string, string>>): Record<string, string> {
  const secret = new Set(kind.fields.filter(({ isSecret }) => isSecret).map(({ name }) => name));
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, secret.has(name) ? maskNumber(value) : value]),
  );
}

/** Whether no step is possible from that state. */
export function isClosed(kind: FormKind, state: string): boolean {
  return (kind.lifeCycle.transitions[state] ?? []).length === 0;
}
