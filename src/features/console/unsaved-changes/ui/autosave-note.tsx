import { useEffect, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { pageHref } from '#src/design/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatTime } from '#src/shared/dates.ts';
import { autosave, type Autosaved } from './autosave.ts';

/**
 * Keeps what is typed into a form of the page for the record, and says when that was last done. `isOn` is false while
 * earlier unsaved changes are offered, which would be replaced.
 */
export function AutosaveNote({ formId, record, isOn }: { formId: string; record: string; isOn: boolean }) {
  const csrfToken = useRouteLoaderData<{ csrfToken?: string }>('root')?.csrfToken ?? '';
  const [saved, setSaved] = useState<Autosaved>();
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!isOn || !(form instanceof HTMLFormElement)) return undefined;
    return autosave(form, { record, note: setSaved, send: sender({ record, csrfToken }) });
  }, [formId, record, isOn, csrfToken]);
  if (!saved) return null;
  return (
    <span className="self-center text-[0.9375rem] text-muted" role="status">
      {saved === 'failed'
        ? m.unsaved_failed()
        : m.unsaved_kept({ time: formatTime(new Date(saved.typedAt), getLocale()) })}
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
