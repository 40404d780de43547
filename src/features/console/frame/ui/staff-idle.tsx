import { useEffect, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { isWarningDue, signsOfUse, notifyServerEveryMs } from '#src/features/patient/sessions/session.rules.ts';
import { IdleWarning } from '#src/features/patient/sessions/ui/idle-warning.tsx';

const activityKey = 'staff_last_activity';

const lastActivity = () => Number(localStorage.getItem(activityKey) ?? 0);
const noteActivity = () => localStorage.setItem(activityKey, String(Date.now()));
const signOut = () => document.querySelector<HTMLFormElement>('form[action$="/staff/sign-out"]')?.requestSubmit();

/**
 * The console's idle logout: all tabs together, with a warning two minutes before that one key dismisses. The server
 * has the same timer and decides.
 */
export function StaffIdle({ timeoutMinutes }: { timeoutMinutes: number }) {
  const site = useRouteLoaderData<{ csrfToken?: string }>('root');
  const csrfToken = site?.csrfToken ?? '';
  const [endsAt, setEndsAt] = useState<number>();
  useEffect(
    () => watch({ timeoutMs: timeoutMinutes * 60_000, csrfToken, show: setEndsAt }),
    [timeoutMinutes, csrfToken],
  );
  return endsAt === undefined ? null : (
    <IdleWarning
      endsAt={endsAt}
      onStay={() => {
        noteActivity();
        setEndsAt(undefined);
      }}
      onLeave={signOut}
    />
  );
}

function watch({
  timeoutMs,
  csrfToken,
  show,
}: {
  timeoutMs: number;
  csrfToken: string;
  show: (endsAt: number | undefined) => void;
}): () => void {
  const state = { isWarned: false, notifiedServerAt: Date.now() };
  noteActivity();
  // During the warning only a deliberate answer counts, not a mouse that was bumped.
  const note = () => {
    if (!state.isWarned && Date.now() - lastActivity() > 5_000) noteActivity();
  };
  for (const sign of signsOfUse) addEventListener(sign, note, { passive: true });
  const stopListening = leaveTogether();
  const timer = setInterval(() => {
    const idleMs = Date.now() - lastActivity();
    if (idleMs >= timeoutMs) return signOut();
    if (lastActivity() > state.notifiedServerAt && Date.now() - state.notifiedServerAt >= notifyServerEveryMs) {
      state.notifiedServerAt = Date.now();
      fetch('/staff/alive.data', { headers: { 'x-zone-token': csrfToken } }).catch(() => undefined);
    }
    const isLate = isWarningDue(idleMs, timeoutMs);
    if (isLate === state.isWarned) return;
    state.isWarned = isLate;
    show(isLate ? lastActivity() + timeoutMs : undefined);
  }, 1_000);
  return () => {
    clearInterval(timer);
    stopListening();
    for (const sign of signsOfUse) removeEventListener(sign, note);
  };
}

/** A sign-out in one tab applies to all of them: the others hide patients' data and reload. */
function leaveTogether(): () => void {
  const noteLeaving = ({ target }: Event) => {
    const isSignOut = target instanceof HTMLFormElement && target.action.endsWith('/staff/sign-out');
    if (isSignOut) localStorage.removeItem(activityKey);
  };
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key !== activityKey || newValue !== null) return;
    document.documentElement.hidden = true;
    // After this time the session has ended on the server.
    setTimeout(() => location.reload(), 1_000);
  };
  addEventListener('submit', noteLeaving, { capture: true });
  addEventListener('storage', follow);
  return () => {
    removeEventListener('submit', noteLeaving, { capture: true });
    removeEventListener('storage', follow);
  };
}
