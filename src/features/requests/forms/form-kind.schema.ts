/**
 * What a form is, declared once: its fields draw the page, check what is typed in the browser and on the server, describe
 * the call in the API's document, and name the answers at the desk. Runs in the browser too: no zod here.
 */
import { maskNumber } from '#src/shared/mask.ts';
import type { StaffAction } from '#src/features/console/roles/staff-access.rules.ts';
import type { MessageText } from '#src/shared/failure.ts';

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
   * `hospital` and `country` take their choices from the server (a hospital's number, an ISO code); `agreement` is a box to
   * tick, 'yes' when ticked; `offered` is chosen from what the page offers, and its page and call decide by `fixed` what is
   * kept: an unknown choice arrives there empty. All values are texts.
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
    | 'hospital'
    | 'country'
    | 'agreement';
  /** Absent: must be filled in. */
  isOptional?: boolean;
  /** Most characters; 200 without it, 3,000 for a long text. */
  max?: number;
  min?: number;
  options?: readonly Choice[];
  /** Said when it is missing or not understood, instead of the usual words. */
  fault?: MessageText;
  autoComplete?: string;
  /** A number that identifies somebody: a mask wherever it is shown, in clear on demand, and that look is written down. */
  isSecret?: true;
  /** Of hospitals, only those that receive people from abroad are offered. */
  isInternational?: boolean;
}

/** The states of what was sent, as a transition table. */
export interface LifeCycle {
  first: string;
  /** From each state, the states that it may become; none: it is closed. */
  transitions: Readonly<Record<string, readonly string[]>>;
  words: Readonly<Record<string, MessageText>>;
  /** How the state looks at the desk. */
  tones: Readonly<Record<string, 'waiting' | 'active' | 'good' | 'bad' | 'quiet'>>;
  /** The state that waits for the sender: what is added moves it to the first of its next ones. 'waiting' without it. */
  waitsIn?: string;
  /** States that are entered with words for the sender alone: why. */
  reasoned?: readonly string[];
}

export interface FormKind {
  /** Stored with every submission: 'contact'. */
  name: string;
  /** First letter of its reference numbers. */
  prefix: string;
  /** 'Message to us': at the desk, in the mail, on the page of thanks. */
  title: MessageText;
  fields: readonly FormField[];
  /** What fields have to do with each other, on a day ('YYYY-MM-DD', Malaysian): faults by field, added to the fields' own. */
  check?(values: Readonly<Record<string, string>>, today: string): Record<string, MessageText>;
  /** Documents may be added (product decisions, section 9: PDF, JPEG, PNG). Absent: none. */
  files?: { label: MessageText; hint?: MessageText; isRequired?: boolean };
  /** Whose desk it is: an action of staff-access.rules.ts. Within a hospital where the form names one. */
  desk: StaffAction;
  lifeCycle: LifeCycle;
  /** Days from sending until it is deleted. */
  keptDays: number;
  /** What happens next: on the page of thanks and in the mail. */
  next: MessageText;
  /** About somebody's health: each new state is mailed, and never the staff's words, which are read on the page alone. */
  isDiscreet?: true;
  /** Where its sender sees how it stands; /follow-up without it. */
  followedAt?(reference: string): string;
  /** The desk's own list of this kind; /staff/enquiries without it. */
  deskPath?: string;
  /** The field by which the desk knows it; `name` without it. */
  namedBy?: string;
}

/** Fields that most forms share; the mail with the reference goes to `email`, and the desk's list shows `name`. */
export function fieldNamed(kind: FormKind, name: string): FormField | undefined {
  return kind.fields.find((field) => field.name === name);
}

/** Whom or what a submission is about, for lists. */
export function nameIn(kind: FormKind, values: Readonly<Record<string, string>>): string {
  return values[kind.namedBy ?? 'name'] ?? '';
}

/** The values with its secret ones as masks: '*****6789'. */
export function masked(kind: FormKind, values: Readonly<Record<string, string>>): Record<string, string> {
  const secret = new Set(kind.fields.filter(({ isSecret }) => isSecret).map(({ name }) => name));
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, secret.has(name) ? maskNumber(value) : value]),
  );
}

export function isClosed(kind: FormKind, state: string): boolean {
  return (kind.lifeCycle.transitions[state] ?? []).length === 0;
}
