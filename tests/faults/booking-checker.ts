/** Compares a history of booking operations, as the clients saw it, with the final state of the database. */

export interface Operation {
  kind: 'hold' | 'book' | 'move' | 'cancel';
  /** The client's owner key. */
  holder: string;
  doctorId: number;
  /** The requested start, ISO; null for a cancellation. */
  slot: string | null;
  /** For a booking the answered reference; for a change the requested one. */
  reference: string | null;
  /** Milliseconds: the first sending, and the last answer. */
  sentAt: number;
  answeredAt: number;
  /** 'unknown': it may have happened or not. */
  outcome: 'done' | 'refused' | 'unknown';
  /** For a hold: its promised expiry. */
  heldUntil?: number;
}

export interface StoredAppointment {
  reference: string;
  holder: string;
  doctorId: number;
  startsAt: string;
  endsAt: string;
  status: string;
}

export interface Verdict {
  /** A slot that two had at once, or a request that booked twice. */
  doubled: string[];
  /** Acknowledged, but missing. */
  lost: string[];
  /** Present, but not requested. */
  phantom: string[];
}

/** For doctors who see one patient per slot. */
export function checkBookings(operations: readonly Operation[], rows: readonly StoredAppointment[]): Verdict {
  const verdict: Verdict = { doubled: [], lost: [], phantom: [] };
  const inOrder = operations.toSorted((a, b) => a.sentAt - b.sentAt);
  verdict.doubled.push(...overlappingRows(rows), ...overlappingClaims(claimsOf(inOrder)));
  compareAcknowledged(inOrder, rows, verdict);
  explainOthers(inOrder, rows, verdict);
  return verdict;
}

const occupying = ['held', 'requested', 'confirmed', 'rescheduled', 'arrived'];

function overlappingRows(rows: readonly StoredAppointment[]): string[] {
  const found: string[] = [];
  const byDoctor = Map.groupBy(
    rows.filter(({ status }) => occupying.includes(status)),
    ({ doctorId }) => doctorId,
  );
  for (const [doctorId, own] of byDoctor) {
    const inTime = own.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
    for (const [index, row] of inTime.entries()) {
      const next = inTime[index + 1];
      if (next && next.startsAt < row.endsAt)
        found.push(`doctor ${doctorId} at ${next.startsAt}: ${row.reference} and ${next.reference} in the database`);
    }
  }
  return found;
}

/** From one acknowledgement until its owner's next request, the slot certainly belongs to the owner. */
interface Claim {
  place: string;
  owner: string;
  from: number;
  until: number;
}

function claimsOf(operations: readonly Operation[]): Claim[] {
  const promises: Claim[] = [];
  const open = new Map<string, Claim>();
  const end = (key: string, at: number) => {
    const promise = open.get(key);
    if (promise) promise.until = Math.min(promise.until, at);
    open.delete(key);
  };
  for (const { kind, holder, doctorId, slot, reference, sentAt, answeredAt, outcome, heldUntil } of operations) {
    const holdKey = `${holder} ${doctorId}`;
    if (kind === 'hold' || kind === 'book') end(holdKey, sentAt);
    if (kind === 'move' || kind === 'cancel') end(reference!, sentAt);
    if (outcome !== 'done' || slot === null) continue;
    const promise = {
      place: `doctor ${doctorId} at ${slot}`,
      owner: kind === 'hold' ? holder : reference!,
      from: answeredAt,
      until: kind === 'hold' ? (heldUntil ?? answeredAt) : Number.POSITIVE_INFINITY,
    };
    promises.push(promise);
    open.set(kind === 'hold' ? holdKey : reference!, promise);
  }
  return promises;
}

function overlappingClaims(promises: readonly Claim[]): string[] {
  const found: string[] = [];
  for (const [place, own] of Map.groupBy(promises, (promise) => promise.place)) {
    const inTime = own.filter(({ from, until }) => from < until).toSorted((a, b) => a.from - b.from);
    let last: Claim | undefined;
    for (const promise of inTime) {
      if (last && promise.from < last.until) found.push(`${place}: promised to ${last.owner} and ${promise.owner}`);
      if (!last || promise.until > last.until) last = promise;
    }
  }
  return found;
}

interface Possible {
  isCancelled: boolean;
  slot: string;
}

/** Each acknowledged booking must be present once, in a state that its owner's further requests allow. */
function compareAcknowledged(
  operations: readonly Operation[],
  rows: readonly StoredAppointment[],
  verdict: Verdict,
): void {
  const stored = Map.groupBy(rows, ({ reference }) => reference);
  const changes = Map.groupBy(
    operations.filter(({ kind }) => kind === 'move' || kind === 'cancel'),
    ({ reference }) => reference!,
  );
  for (const booking of operations) {
    if (booking.kind !== 'book' || booking.outcome !== 'done') continue;
    const reference = booking.reference!;
    const [row, ...further] = stored.get(reference) ?? [];
    if (!row || row.holder !== booking.holder) {
      verdict.lost.push(`${reference}: booked and acknowledged, and not there`);
      continue;
    }
    if (further.length > 0) verdict.doubled.push(`${reference}: there ${further.length + 1} times`);
    const passed: Possible[] = [{ isCancelled: false, slot: booking.slot! }];
    const possible = (changes.get(reference) ?? []).reduce(
      (states, change) => after(states, change, passed),
      [...passed],
    );
    const is: Possible = { isCancelled: row.status === 'cancelled', slot: row.startsAt };
    const isKnownState = is.isCancelled || ['requested', 'confirmed', 'rescheduled'].includes(row.status);
    if (isKnownState && includes(possible, is)) continue;
    const words = `${reference}: ${row.status} at ${row.startsAt}`;
    if (isKnownState && includes(passed, is)) verdict.lost.push(`${words}, though a later change was acknowledged`);
    else verdict.phantom.push(`${words}, which nobody asked for`);
  }
}

/** The states after a change; `passed` collects all states that were ever possible. */
function after(states: Possible[], { kind, slot, outcome }: Operation, passed: Possible[]): Possible[] {
  if (outcome === 'refused') return states;
  const changed = states.map((state) =>
    kind === 'cancel' ? { ...state, isCancelled: true } : { isCancelled: false, slot: slot! },
  );
  passed.push(...changed);
  return outcome === 'done' ? changed : [...states, ...changed];
}

function includes(states: readonly Possible[], { isCancelled, slot }: Possible): boolean {
  return states.some((state) => state.isCancelled === isCancelled && state.slot === slot);
}

/** Rows without an acknowledgement belong to a hold or to a booking without a clear answer, each to one. */
function explainOthers(operations: readonly Operation[], rows: readonly StoredAppointment[], verdict: Verdict): void {
  const named = new Set(
    operations.filter(({ kind, outcome }) => kind === 'book' && outcome === 'done').map(({ reference }) => reference),
  );
  const keyOf = (of: { holder: string; doctorId: number }, slot: string) => `${of.holder} ${of.doctorId} ${slot}`;
  const asked = (kind: Operation['kind'], outcomes: readonly Operation['outcome'][]) =>
    operations.filter((one) => one.kind === kind && outcomes.includes(one.outcome)).map((one) => keyOf(one, one.slot!));
  const held = new Set(asked('hold', ['done', 'unknown']));
  const unanswered = asked('book', ['unknown']);
  const booked = new Set(asked('book', ['done']));
  for (const row of rows) {
    if (named.has(row.reference)) continue;
    const key = keyOf(row, row.startsAt);
    if (row.status === 'held') {
      if (!held.has(key)) verdict.phantom.push(`${row.reference}: a hold that nobody asked for`);
      continue;
    }
    const index = unanswered.indexOf(key);
    if (index !== -1) unanswered.splice(index, 1);
    else if (booked.has(key)) verdict.doubled.push(`${row.reference}: booked a second time by one request`);
    else verdict.phantom.push(`${row.reference}: an appointment that nobody asked for`);
  }
}
