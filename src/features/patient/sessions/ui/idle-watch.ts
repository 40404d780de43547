/** Idle logout: one timer for all tabs, reset by mouse, key, touch, scroll and focus; a warning two minutes before. */
import { isWarningDue, signsOfUse, notifyServerEveryMs } from '../session.rules.ts';
import { sessionCall } from './session-api.ts';
import { remembered } from './session-storage.ts';

const lastActivityKey = 'last_activity';
const noteEveryMs = 5_000;

/** Events that only a person causes; a page with a dialog does not cause them by itself. */
const answers: ReadonlySet<string> = new Set(['mousemove', 'mousedown', 'keydown', 'touchstart']);

export interface IdleWatch {
  /** Resets the timer in every tab. */
  stay(): void;
  stop(): void;
}

interface Reactions {
  timeoutMs: number;
  warn(endsAt: number): void;
  /** Closes the warning after activity here or in another tab. */
  calm(): void;
  end(): void;
}

/** Starts the idle watch for a signed-in visitor. The server has the same timer and decides. */
export function watchIdleness(reactions: Reactions): IdleWatch {
  const state = { isWarned: false, notifiedServerAt: Date.now() };
  const stay = () => {
    setLastActivity();
    notifyServer(state);
    look(state, reactions);
  };
  const note = (event: Event) => {
    // When the warning appears under a resting mouse, the browser fires an event without movement, which does not
    // count.
    if (event instanceof MouseEvent && event.type === 'mousemove' && !event.movementX && !event.movementY) return;
    // Any key and any mouse movement extends the session, also during the warning (specification, section 4).
    if (state.isWarned && answers.has(event.type)) stay();
    else if (!state.isWarned && Date.now() - lastActivity() >= noteEveryMs) setLastActivity();
  };
  setLastActivity();
  for (const sign of signsOfUse) addEventListener(sign, note, { passive: true });
  const timer = setInterval(() => look(state, reactions), 1_000);
  return {
    stay,
    stop() {
      clearInterval(timer);
      for (const sign of signsOfUse) removeEventListener(sign, note);
    },
  };
}

interface WatchState {
  isWarned: boolean;
  notifiedServerAt: number;
}

function look(state: WatchState, { timeoutMs, warn, calm, end }: Reactions): void {
  // Signed out in another tab.
  if (!remembered('user_id')) return end();
  // The server is notified after the activity, so its timer never ends before this one.
  if (lastActivity() > state.notifiedServerAt && Date.now() - state.notifiedServerAt >= notifyServerEveryMs)
    notifyServer(state);
  const idleMs = Date.now() - lastActivity();
  const isLate = isWarningDue(idleMs, timeoutMs);
  if (idleMs >= timeoutMs) return end();
  if (isLate === state.isWarned) return;
  state.isWarned = isLate;
  if (isLate) warn(lastActivity() + timeoutMs);
  else calm();
}

function notifyServer(state: WatchState): void {
  state.notifiedServerAt = Date.now();
  sessionCall('auth/alive', {}).catch(() => undefined);
}

function lastActivity(): number {
  return Number(localStorage.getItem(lastActivityKey) ?? 0);
}

function setLastActivity(): void {
  localStorage.setItem(lastActivityKey, String(Date.now()));
}
