/** Requests of people about their data, and breaches: their states, and the deadlines of the law. */
import { addDays } from '#src/shared/dates.ts';

/** Minutes for which a look-up opens records, and the number of patients that it lists. */
export const lookUpMinutes = 30;
export const patientsShown = 20;

export const requestKinds = [
  'access',
  'correction',
  'portability',
  'withdrawal',
  'marketing_stop',
  'deletion',
] as const;
export type RequestKind = (typeof requestKinds)[number];

/** From each state of a request, the states it may become. */
export const requestTransitions = {
  received: ['in_progress', 'waiting', 'done', 'refused'],
  in_progress: ['waiting', 'done', 'refused'],
  waiting: ['in_progress', 'done', 'refused'],
  done: ['in_progress'],
  refused: ['in_progress'],
} as const;
export type RequestState = keyof typeof requestTransitions;
export const requestStates = Object.keys(requestTransitions) as RequestState[];
export const openRequestStates = ['received', 'in_progress', 'waiting'] as const satisfies RequestState[];

/** Whether a request may become `to`. */
export function mayBecome(from: RequestState, to: string): to is RequestState {
  return (requestTransitions[from] as readonly string[]).includes(to);
}

/**
 * Days until the answer. PDPA s.31 and s.35 set 21 days for access and correction. The Act sets none for the others: 21
 * days for portability and deletion, and 7 for the withdrawal of consent and the end of marketing, are our own promise.
 */
const answerDays: Record<RequestKind, number> = {
  access: 21,
  correction: 21,
  portability: 21,
  withdrawal: 7,
  marketing_stop: 7,
  deletion: 21,
};
/** PDPA s.31(2) and s.35(2): once, and the person must learn the reason before the 21 days are over. */
const extensionDays = 14;

/** Whether the Act sets the time for this kind, and so allows its extension. */
export function isTimeOfLaw(kind: RequestKind): boolean {
  return kind === 'access' || kind === 'correction';
}

/** The last day for the answer to a request that was received on `receivedOn`; days as 'YYYY-MM-DD'. */
export function answerDueOn(kind: RequestKind, receivedOn: string, isExtended = false): string {
  return addDays(receivedOn, answerDays[kind] + (isExtended && isTimeOfLaw(kind) ? extensionDays : 0));
}

export interface RequestClock {
  kind: RequestKind;
  state: RequestState;
  dueOn: string;
  isExtended: boolean;
}

/** Whether the answer may still be postponed: for an open request under the Act, once, and not after its last day. */
export function mayExtend({ kind, state, dueOn, isExtended }: RequestClock, today: string): boolean {
  return isTimeOfLaw(kind) && !isExtended && isOpenState(state) && today <= dueOn;
}

/** Whether the request still waits for its answer. */
export function isOpenState(state: RequestState): boolean {
  return (openRequestStates as readonly string[]).includes(state);
}

/** Whole days until a day; negative when it has passed. */
export function daysUntil(day: string, today: string): number {
  return Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000);
}

const hourMs = 3_600_000;

export interface BreachFacts {
  discoveredAt: Date;
  /** Number of people whose data it concerns. */
  people: number;
  /** Health, religion, biometrics, offences: sensitive by the Act. */
  isSensitive: boolean;
  /** Bodily, financial or other significant harm is likely. */
  isHarmful: boolean;
  commissionerAt: Date | null;
  peopleAt: Date | null;
  detailsAt: Date | null;
}

/** One notification of a breach: its deadline, and when it was made. */
export interface BreachClock {
  step: 'commissioner' | 'people' | 'details';
  dueAt: Date;
  doneAt: Date | null;
}

/**
 * The notifications that a breach needs (PDPA s.12B). The Commissioner: within 72 hours of the discovery, where
 * significant harm is likely, or sensitive data or more than 1,000 people are concerned. The people: within seven days
 * of that, where harm is likely or sensitive data are concerned. Facts that were still missing: within 30 days.
 */
export function breachClocks(breach: BreachFacts): BreachClock[] {
  const touchesPeople = breach.isHarmful || breach.isSensitive;
  if (!touchesPeople && breach.people <= 1_000) return [];
  const commissionerDue = new Date(breach.discoveredAt.getTime() + 72 * hourMs);
  const from = (breach.commissionerAt ?? commissionerDue).getTime();
  return [
    { step: 'commissioner', dueAt: commissionerDue, doneAt: breach.commissionerAt },
    ...(touchesPeople
      ? [{ step: 'people' as const, dueAt: new Date(from + 7 * 24 * hourMs), doneAt: breach.peopleAt }]
      : []),
    { step: 'details', dueAt: new Date(from + 30 * 24 * hourMs), doneAt: breach.detailsAt },
  ];
}
