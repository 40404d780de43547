import { useEffect, useState } from 'react';
import { IdleWarning } from './idle-warning.tsx';
import { storeDraft, restoreDraft } from './form-draft.ts';
import { watchIdleness, type IdleWatch } from './idle-watch.ts';
import { isLeaving, leave, signOut } from './sign-out.ts';
import { checkStoredToken } from './session-check.ts';
import { sessionCall } from './session-api.ts';
import { onSignedOutElsewhere, remembered } from './session-storage.ts';
import { Notice } from '#src/design/states/notice.tsx';
import { m } from '#src/paraglide/messages.js';

/**
 * Runs after the page is hydrated: the token's check, and for a signed-in visitor the idle watch and the restored
 * draft.
 */
export default function SessionClient({ isPatient }: { isPatient: boolean }) {
  const [endsAt, setEndsAt] = useState<number>();
  const [watch, setWatch] = useState<IdleWatch>();
  const [hasDraft, setHasDraft] = useState(false);
  useEffect(() => {
    let running: IdleWatch | undefined;
    let isGone = false;
    const stopListening = onSignedOutElsewhere(() => location.reload());
    void checkStoredToken({ isPatient }).then(async () => {
      if (isPatient) setHasDraft(await restoreDraft());
      if (!remembered('user_id') || isGone) return;
      const timeoutMs = (await timeoutMinutes()) * 60_000;
      running = watchIdleness({
        timeoutMs,
        warn: (at) => {
          setEndsAt(at);
          // Done now, while the session is still valid.
          if (isPatient) void storeDraft();
        },
        calm: () => setEndsAt(undefined),
        end: () => void endIdle(),
      });
      if (isGone) running.stop();
      else setWatch(running);
    });
    return () => {
      isGone = true;
      stopListening();
      running?.stop();
    };
  }, [isPatient]);
  return (
    <>
      {hasDraft ? (
        <div role="status" className="page-column py-3">
          <Notice tone="info">{m.session_draft_restored()}</Notice>
        </div>
      ) : null}
      {endsAt !== undefined && watch ? (
        <IdleWarning endsAt={endsAt} onStay={watch.stay} onLeave={() => void leave()} />
      ) : null}
    </>
  );
}

let isEnding = false;

/**
 * As in the specification, the visitor is signed out and the page reloads. A private page then redirects to sign-in and
 * returns afterwards.
 */
async function endIdle(): Promise<void> {
  if (isEnding || isLeaving()) return;
  isEnding = true;
  if (remembered('user_id')) await signOut();
  location.reload();
}

async function timeoutMinutes(): Promise<number> {
  const stored = Number(sessionStorage.getItem('idle_minutes'));
  if (stored > 0) return stored;
  const answer = await sessionCall('settings/get_settings', {}, 'GET').catch(() => undefined);
  const minutes = (answer?.data as { timeout?: number } | undefined)?.timeout ?? 15;
  sessionStorage.setItem('idle_minutes', String(minutes));
  return minutes;
}
