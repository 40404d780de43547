/** Idle logout: one clock for all tabs, moved by mouse, key, touch, scroll and focus; a warning two minutes before. */
import { sessionCall } from './session-api.ts';
import { remembered } from './session-storage.ts';

const lastActivityKey = 'last_activity';
const warningMs = 2 * 60_000;
const noteEveryMs = 5_000;
/** The server notes a use twice a minute at most. */
const tellServerEveryMs = 31_000;
const signs = ['mousemove', 'mousedown', 'keydown', 'touchstart', 'scroll', 'focus'] as const;

/** What a person does, and a page that shows a dialog does not do by itself. */
const answers: ReadonlySet<string> = new Set(['mousemove', 'mousedown', 'keydown', 'touchstart']);

export interface IdleWatch {
  /** Somebody is here: the clock begins again in every tab. */
  stay(): void;
  stop(): void;
}

interface Reactions {
  timeoutMs: number;
  warn(endsAt: number): void;
  /** The warning is over: somebody moved, here or in another tab. */
  calm(): void;
  end(): void;
}

/** Watches while somebody is signed in. The server has the same clock and the last word. */
export function watchIdleness(reactions: Reactions): IdleWatch {
  const state = { isWarned: false, toldServerAt: Date.now() };
  const stay = () => {
    setLastActivity();
    tellServer(state);
    look(state, reactions);
  };
  const note = (event: Event) => {
    // The warning's own appearing under a still mouse is no movement of it.
    if (event instanceof MouseEvent && event.type === 'mousemove' && !event.movementX && !event.movementY) return;
    // Any key and any movement of the mouse keeps the session, also while the warning stands (specification, section 4).
    if (state.isWarned && answers.has(event.type)) stay();
    else if (!state.isWarned && Date.now() - lastActivity() >= noteEveryMs) setLastActivity();
  };
  setLastActivity();
  for (const sign of signs) addEventListener(sign, note, { passive: true });
  const timer = setInterval(() => look(state, reactions), 1_000);
  return {
    stay,
    stop() {
      clearInterval(timer);
      for (const sign of signs) removeEventListener(sign, note);
    },
  };
}

interface WatchState {
  isWarned: boolean;
  toldServerAt: number;
}

function look(state: WatchState, { timeoutMs, warn, calm, end }: Reactions): void {
  // Signed out in another tab.
  if (!remembered('user_id')) return end();
  // The server hears of it after it happened: its clock never ends before ours.
  if (lastActivity() > state.toldServerAt && Date.now() - state.toldServerAt >= tellServerEveryMs) tellServer(state);
  const idleMs = Date.now() - lastActivity();
  const isLate = idleMs >= Math.max(timeoutMs - warningMs, timeoutMs / 2);
  if (idleMs >= timeoutMs) return end();
  if (isLate === state.isWarned) return;
  state.isWarned = isLate;
  if (isLate) warn(lastActivity() + timeoutMs);
  else calm();
}

function tellServer(state: WatchState): void {
  state.toldServerAt = Date.now();
  sessionCall('auth/alive', {}).catch(() => undefined);
}

function lastActivity(): number {
  return Number(localStorage.getItem(lastActivityKey) ?? 0);
}

function setLastActivity(): void {
  localStorage.setItem(lastActivityKey, String(Date.now()));
}
