import { useEffect } from 'react';
import { opensNewTab } from '#src/design/form/send-once.ts';

/**
 * The browser asks before a form with unsaved text is left: by a link, another form, or closing the tab. `isUnsaved`:
 * the form was opened with unsaved text, after a refusal.
 */
export function useUnsavedWarning(formId: string, isUnsaved: boolean): void {
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return undefined;
    const opened = textOf(form);
    let isSent = false;
    let isBareStep = false;
    const isUntouched = () => !isUnsaved && textOf(form) === opened;
    const noteSent = (event: SubmitEvent) => {
      if (opensNewTab(event)) return;
      isBareStep = false;
      isSent = event.target === form && !event.defaultPrevented;
      isBareStep =
        isSent && event.submitter instanceof HTMLButtonElement && event.submitter.value.includes(':') && isUntouched();
    };
    // A step or a tab that is pressed without typed changes sends no text, so that a published text does not become a
    // draft.
    const leaveTextOut = ({ formData }: FormDataEvent) => {
      if (isBareStep) formData.delete('title');
    };
    const ask = (event: BeforeUnloadEvent) => {
      if (!isSent && !isUntouched()) event.preventDefault();
    };
    addEventListener('submit', noteSent);
    form.addEventListener('formdata', leaveTextOut);
    addEventListener('beforeunload', ask);
    return () => {
      removeEventListener('submit', noteSent);
      form.removeEventListener('formdata', leaveTextOut);
      removeEventListener('beforeunload', ask);
    };
  }, [formId, isUnsaved]);
}

/** All values of the form as one text; a file by its name. */
function textOf(form: HTMLFormElement): string {
  return JSON.stringify(
    [...new FormData(form)].map(([name, value]) => [name, value instanceof File ? value.name : value]),
  );
}
