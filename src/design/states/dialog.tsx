import type { ReactNode } from 'react';
import { m } from '#src/paraglide/messages.js';
import { Button, type ButtonVariant } from '../form/button.tsx';
import { Icon } from '../icons/icon.tsx';

/** A native dialog. Escape, the close button and a click outside close it, and the focus returns to the opener. */
export function Dialog({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <dialog
      id={id}
      aria-labelledby={`${id}-title`}
      {...{ closedby: 'any' }}
      className="m-auto max-h-[90dvh] w-[min(36rem,calc(100%-2rem))] overflow-y-auto rounded-petal bg-white p-6 text-ink shadow-lift backdrop:bg-deep/60 md:p-8"
    >
      <div className="mb-4 flex items-start justify-between gap-4">
        <h2 id={`${id}-title`} className="text-xl md:text-2xl">
          {title}
        </h2>
        <form method="dialog">
          <button
            type="submit"
            aria-label={m.design_close()}
            className="-mt-2 -mr-2 grid size-11 place-items-center rounded-full text-muted hover:bg-pale"
          >
            <Icon name="close" size={22} />
          </button>
        </form>
      </div>
      {children}
    </dialog>
  );
}

/** The button that opens the dialog of this id. */
export function DialogButton({
  opens,
  variant = 'secondary',
  children,
}: {
  opens: string;
  variant?: ButtonVariant;
  children: ReactNode;
}) {
  return (
    <Button
      type="button"
      variant={variant}
      aria-haspopup="dialog"
      onClick={() => (document.querySelector(`#${CSS.escape(opens)}`) as HTMLDialogElement | null)?.showModal()}
    >
      {children}
    </Button>
  );
}
