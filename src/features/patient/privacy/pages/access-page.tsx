import { ChipLink } from '#src/design/content/chip.tsx';
import { Card } from '#src/design/content/card.tsx';
import { EmptyState } from '#src/design/states/empty-state.tsx';
import { Pagination } from '#src/design/navigation/pagination.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { formatDateTime } from '#src/shared/dates.ts';
import { whatWasAccessed, whoAccessed } from '../access-words.ts';
import { listDataAccesses } from '../data-requests.server.ts';
import { AccountFrame } from '#src/features/patient/profile/ui/account-frame.tsx';
import type { Route } from './+types/access-page';
import { accessRowsPerPage } from '../privacy.rules.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  const asked = Number(query.get('page'));
  const page = Number.isInteger(asked) && asked > 0 && asked <= 10_000 ? asked : 1;
  const withOwn = query.get('own') === 'yes';
  return {
    ...(await listDataAccesses(app, actor, {
      withOwn,
      limit: accessRowsPerPage,
      offset: (page - 1) * accessRowsPerPage,
    })),
    page,
    withOwn,
  };
}

/** Accesses to the patient's data: who, what and when. */
export default function AccessPage({ loaderData: { items, total, page, withOwn } }: Route.ComponentProps) {
  const language = getLocale();
  const address = (wanted: number) => `/setting/access?${withOwn ? 'own=yes&' : ''}page=${wanted}`;
  return (
    <AccountFrame
      title={m.setting_access()}
      intro={m.setting_access_intro()}
      parent={{ label: m.setting_title(), href: '/setting' }}
    >
      <p>
        <ChipLink href={withOwn ? '/setting/access' : '/setting/access?own=yes'} removes={withOwn}>
          {withOwn ? m.setting_access_own() : m.setting_access_with_own()}
        </ChipLink>
      </p>
      {items.length === 0 ? (
        <EmptyState title={m.setting_access_none()}>{m.setting_access_none_text()}</EmptyState>
      ) : (
        <>
          <Card>
            <ul className="divide-y divide-line">
              {items.map((item) => (
                <li key={item.id} className="grid gap-x-6 px-5 py-3 sm:grid-cols-[14rem_minmax(0,1fr)]">
                  <span className="text-muted tabular-nums">{formatDateTime(item.at, language)}</span>
                  <span>
                    <strong className="text-deep">{whoAccessed(item, language)}</strong>{' '}
                    {whatWasAccessed(item, language)}
                  </span>
                </li>
              ))}
            </ul>
          </Card>
          <Pagination page={page} pageSize={accessRowsPerPage} total={total} hrefFor={address} />
        </>
      )}
    </AccountFrame>
  );
}
