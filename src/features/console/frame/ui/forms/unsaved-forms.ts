import { opensNewTab } from '#src/design/form/send-once.ts';

/**
 * Watches every form of the console: the browser asks before a page with typed values that were not sent is left by a
 * link, another form or closing the tab. The sign-out is never held up, because the idle timer uses it.
 */
export function watchUnsavedForms(): () => void {
  /** The values of a form when it was first entered. */
  const entered = new Map<HTMLFormElement, string>();
  let sent: EventTarget | null = null;
  const enter = ({ target }: Event) => {
    const form = target instanceof Element ? formOf(target) : null;
    if (form && !entered.has(form)) entered.set(form, valuesOf(form));
  };
  const noteSent = (event: SubmitEvent) => {
    if (opensNewTab(event)) return;
    sent = event.defaultPrevented ? null : event.target;
  };
  const ask = (event: BeforeUnloadEvent) => {
    if (sent instanceof HTMLFormElement && sent.action.endsWith('/staff/sign-out')) return;
    const isUnsaved = [...entered].some(
      ([form, values]) => form.isConnected && form !== sent && valuesOf(form) !== values,
    );
    sent = null;
    if (isUnsaved) event.preventDefault();
  };
  // A field has the focus or is pressed before anything is typed or checked.
  document.addEventListener('focusin', enter);
  document.addEventListener('pointerdown', enter, { capture: true });
  addEventListener('submit', noteSent);
  addEventListener('beforeunload', ask);
  return () => {
    document.removeEventListener('focusin', enter);
    document.removeEventListener('pointerdown', enter, { capture: true });
    removeEventListener('submit', noteSent);
    removeEventListener('beforeunload', ask);
  };
}

/** The form that an element belongs to, if the form changes data: leaving searches and dialogs loses nothing. */
function formOf(element: Element): HTMLFormElement | null {
  const form = 'form' in element && element.form instanceof HTMLFormElement ? element.form : element.closest('form');
  return form?.method === 'post' ? form : null;
}

/** All values of the form as one text; a file by its name. */
function valuesOf(form: HTMLFormElement): string {
  return JSON.stringify(
    [...new FormData(form)].map(([name, value]) => [name, value instanceof File ? value.name : value]),
  );
}
