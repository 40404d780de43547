import { useEffect } from 'react';

/**
 * The browser asks before it leaves a form whose text is not saved, whatever leads away: a link, another form, a closed tab.
 * `isUnsaved` says that the form opened with unsaved text, after a refusal.
 */
export function useUnsavedWarning(formId: string, isUnsaved: boolean): void {
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return undefined;
    const opened = textOf(form);
    let isSent = false;
    const noteSent = (event: SubmitEvent) => {
      isSent = event.target === form && !event.defaultPrevented;
    };
    const ask = (event: BeforeUnloadEvent) => {
      if (!isSent && (isUnsaved || textOf(form) !== opened)) event.preventDefault();
    };
    addEventListener('submit', noteSent);
    addEventListener('beforeunload', ask);
    return () => {
      removeEventListener('submit', noteSent);
      removeEventListener('beforeunload', ask);
    };
  }, [formId, isUnsaved]);
}

/** Everything in the form as one text; a file by its name. */
function textOf(form: HTMLFormElement): string {
  return JSON.stringify(
    [...new FormData(form)].map(([name, value]) => [name, value instanceof File ? value.name : value]),
  );
}
