import { useEffect, useState, type RefObject } from 'react';
import { useRouteLoaderData } from 'react-router';
import { clearTyping, saveInput, readTyping } from './saved-input.ts';

const pauseMs = 400;

/**
 * Stores the text typed into a form while this tab is open, and restores it after a reload, a lost connection or Back.
 * Returns whether something was restored. A form that the server shows again (`isFresh: false`) has its values already.
 */
export function useSavedInput(
  form: RefObject<HTMLFormElement | null>,
  { name, isFresh }: { name: string; isFresh: boolean },
): boolean {
  const typingKey = useRouteLoaderData<{ typingKey?: string }>('root')?.typingKey;
  const [isRestored, setIsRestored] = useState(false);
  useEffect(() => {
    const sheet = form.current;
    if (!sheet || !typingKey) return undefined;
    let timer: number | undefined;
    const store = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => void saveInput(name, typingKey, typedIn(sheet)), pauseMs);
    };
    if (isFresh)
      void readTyping(name, typingKey).then((stored) => {
        if (stored) setIsRestored(putBack(sheet, stored));
      });
    sheet.addEventListener('input', store);
    return () => {
      window.clearTimeout(timer);
      sheet.removeEventListener('input', store);
    };
  }, [form, name, isFresh, typingKey]);
  return isRestored;
}

/** On the page of thanks: deletes the stored text of the sent form. */
export function useForgottenTyping(name: string): void {
  useEffect(() => clearTyping(name), [name]);
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function controlsOf(sheet: HTMLFormElement): Control[] {
  return [...sheet.elements].filter(
    (part): part is Control =>
      (part instanceof HTMLInputElement || part instanceof HTMLTextAreaElement || part instanceof HTMLSelectElement) &&
      part.name !== '' &&
      part.tabIndex >= 0 &&
      !['hidden', 'file', 'password', 'submit'].includes(part.type),
  );
}

const isTicked = (part: Control): part is HTMLInputElement =>
  part instanceof HTMLInputElement && ['checkbox', 'radio'].includes(part.type);

function typedIn(sheet: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    controlsOf(sheet)
      .filter((part) => part.value !== '' && (!isTicked(part) || part.checked))
      .map((part) => [part.name, part.value]),
  );
}

function putBack(sheet: HTMLFormElement, stored: Record<string, string>): boolean {
  let isChanged = false;
  for (const part of controlsOf(sheet)) {
    const value = stored[part.name];
    if (value === undefined) continue;
    if (isTicked(part)) part.checked = part.value === value;
    else if (part.value !== value) {
      part.value = value;
      isChanged = true;
    }
  }
  return isChanged;
}
