import { useEffect, useRef } from 'react';
import { Button } from '#src/design/form/button.tsx';
import { m } from '#src/paraglide/messages.js';

/** An error message in a dialog with the specification's title; the focus returns afterwards. */
export function MessageDialog({ title, message, onClose }: { title: string; message: string; onClose(): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      onClose={onClose}
      aria-labelledby="message-title"
      aria-describedby="message-text"
      className="m-auto w-[min(28rem,calc(100%-2rem))] rounded-petal bg-white p-6 text-ink shadow-lift backdrop:bg-deep/60 md:p-8"
    >
      <h2 id="message-title" className="text-xl md:text-2xl">
        {title}
      </h2>
      <p id="message-text" className="mt-3">
        {message}
      </p>
      <form method="dialog" className="mt-6">
        <Button type="submit">{m.session_close()}</Button>
      </form>
    </dialog>
  );
}
