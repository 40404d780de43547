import { useEffect, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { pageHref } from '#src/design/navigation/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatTime } from '#src/shared/dates.ts';
import { offeredField } from '../unsaved-changes.rules.ts';
import type { FormState } from '../unsaved-changes.schema.ts';
import { autosave, type Autosaved } from './autosave.ts';

interface AutosaveNoteProps {
  formId: string;
  record: string;
  state: FormState;
}

/**
 * Stores the text typed into a form of the page, and shows when that was last done. While earlier changes are offered
 * nothing is stored, because they would be replaced: a hidden field of the form says so.
 */
export function AutosaveNote({ formId, record, state }: AutosaveNoteProps) {
  const csrfToken = useRouteLoaderData<{ csrfToken?: string }>('root')?.csrfToken ?? '';
  const [saved, setSaved] = useState<Autosaved>();
  useEffect(() => {
    const form = document.getElementById(formId);
    if (state === 'offered' || !(form instanceof HTMLFormElement)) return undefined;
    return autosave(form, { isRefused: state === 'refused', note: setSaved, send: sender({ record, csrfToken }) });
  }, [formId, record, state, csrfToken]);
  if (state === 'offered') return <input type="hidden" name={offeredField} value="yes" />;
  return (
    <span className="self-center text-[0.9375rem] text-muted">
      {saved && saved !== 'failed' ? m.unsaved_kept({ time: formatTime(new Date(saved.typedAt), getLocale()) }) : null}
      {/* Read out only when it fails: an announcement every 15 seconds would disturb people who listen while typing. */}
      <span role="status">{saved === 'failed' ? m.unsaved_failed() : ''}</span>
    </span>
  );
}

function sender({ record, csrfToken }: { record: string; csrfToken: string }) {
  return async (fields: string, options: { keepalive: boolean; signal: AbortSignal }): Promise<string | null> => {
    const body = new URLSearchParams({ zone_token: csrfToken, record, fields });
    const answer = await fetch(pageHref('/staff/unsaved'), { method: 'POST', body, redirect: 'error', ...options });
    return answer.ok ? ((await answer.json()) as { typedAt: string }).typedAt : null;
  };
}
