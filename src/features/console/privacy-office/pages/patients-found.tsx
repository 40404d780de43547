import { Notice } from '#src/design/states/notice.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { formatDay } from '#src/shared/dates.ts';
import { consoleLoad } from '#src/features/console/frame/frame.server.ts';
import { AdminPage, AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { readLookUp } from '../patient-look-up.server.ts';
import type { Route } from './+types/patients-found';

const path = '/staff/privacy/patients';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  return consoleLoad(async () => ({ id: params.lookUpId, found: await readLookUp(app, actor, params.lookUpId) }));
}

/** The patients that a look-up found. */
export default function PatientsFound({ loaderData: { id, found } }: Route.ComponentProps) {
  return (
    <AdminPage
      title={m.privacy_found({ query: found.query })}
      intro={m.privacy_found_reason({ reason: found.reason })}
      back={{ label: m.privacy_search(), href: path }}
    >
      {found.hasMore && (
        <div className="mb-6">
          <Notice tone="info">{m.privacy_found_more()}</Notice>
        </div>
      )}
      <AdminSection id="found" title={m.privacy_patients()}>
        {found.rows.length === 0 ? (
          <p role="status">{m.privacy_found_none()}</p>
        ) : (
          <ul className="divide-y divide-line">
            {found.rows.map(({ accountId, name, email, phone, createdAt }) => (
              <li key={accountId} className="py-2">
                <SiteLink
                  href={`${path}/${id}/${accountId}`}
                  className="inline-flex min-h-11 items-center font-semibold"
                >
                  {name}
                </SiteLink>
                <span className="block text-[0.9375rem] text-muted [overflow-wrap:anywhere]">
                  {[email, phone, m.privacy_registered({ day: formatDay(createdAt, getLocale()) })]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        )}
      </AdminSection>
    </AdminPage>
  );
}
