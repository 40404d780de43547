import { useEffect, useRef, useState } from 'react';
import { Button } from '#src/design/form/button.tsx';
import { m } from '#src/paraglide/messages.js';

interface IdleWarningProps {
  /** Milliseconds since 1970. */
  endsAt: number;
  onStay(): void;
  onLeave(): void;
}

/** The warning two minutes before the idle logout: any key, mouse movement or tap extends the session. */
export function IdleWarning({ endsAt, onStay, onLeave }: IdleWarningProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [left, setLeft] = useState(() => secondsUntil(endsAt));
  useEffect(() => {
    dialog.current?.showModal();
    const timer = setInterval(() => setLeft(secondsUntil(endsAt)), 1_000);
    return () => clearInterval(timer);
  }, [endsAt]);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby="idle-title"
      aria-describedby="idle-text"
      onCancel={onStay}
      className="m-auto w-[min(30rem,calc(100%-2rem))] rounded-petal bg-white p-6 text-ink shadow-lift backdrop:bg-deep/60 md:p-8"
    >
      <h2 id="idle-title" className="text-xl md:text-2xl">
        {m.session_idle_title()}
      </h2>
      <p id="idle-text" className="mt-3">
        {m.session_idle_text()}
      </p>
      <p aria-hidden="true" className="mt-2 text-3xl font-semibold text-deep tabular-nums">
        {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="button" onClick={onStay} autoFocus>
          {m.session_idle_stay()}
        </Button>
        <Button type="button" variant="secondary" onClick={onLeave}>
          {m.session_sign_out()}
        </Button>
      </div>
    </dialog>
  );
}

function secondsUntil(time: number): number {
  return Math.max(0, Math.round((time - Date.now()) / 1000));
}
