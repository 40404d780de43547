import { useEffect, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { Icon } from '#src/design/icons/icon.tsx';
import { pageHref } from '#src/design/navigation/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatTime } from '#src/shared/dates.ts';
import type { OthersHere } from '../open-records.schema.ts';
import { watchOthers } from './watch-others.ts';

/**
 * Names other staff who have this record open and refreshes the list while the page is visible. Without scripts it
 * shows the state at loading. `address` is '/staff/content/12/open', or '/staff/open', to which `record` is sent.
 */
export function AlsoOpen({ address, record, others }: { address: string; record?: string; others: OthersHere }) {
  const csrfToken = useRouteLoaderData<{ csrfToken?: string }>('root')?.csrfToken ?? '';
  const [{ people, hasMore }, show] = useState(others);
  useEffect(() => watchOthers(asker(address, csrfToken, record), show), [address, csrfToken, record]);
  const named = people.map(({ name, since }) =>
    m.open_records_person({ name, time: formatTime(new Date(since), getLocale()) }),
  );
  const words = [...named, ...(hasMore ? [m.open_records_more()] : [])].join('; ');
  return (
    <div role="status" data-also-open={people.length}>
      {people.length > 0 ? (
        <p className="mb-6 flex items-start gap-2.5 rounded-soft border border-gold bg-white px-4 py-3 text-deep">
          <span className="mt-0.5 text-gold">
            <Icon name="users" />
          </span>
          <span className="min-w-0 break-words">{m.open_records_also({ people: words })}</span>
        </p>
      ) : null}
    </div>
  );
}

function asker(address: string, csrfToken: string, record?: string) {
  return async (): Promise<OthersHere> => {
    const body = new URLSearchParams({ zone_token: csrfToken, ...(record ? { record } : {}) });
    const answer = await fetch(pageHref(address), { method: 'POST', body, redirect: 'error' });
    if (!answer.ok) throw new Error(String(answer.status));
    return (await answer.json()) as OthersHere;
  };
}
