import { ButtonLink } from '#src/design/form/button.tsx';
import { EmptyState } from '#src/design/states/empty-state.tsx';
import { Pagination } from '#src/design/navigation/pagination.tsx';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { listHistory } from '../history.server.ts';
import { AccountFrame } from '../ui/account-frame.tsx';
import { HistoryList } from '../ui/history-list.tsx';
import type { Route } from './+types/history-page';
import { historyRowsPerPage } from '../profile.rules.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor, language } = context.get(requestContext);
  const asked = Number(new URL(request.url).searchParams.get('page'));
  const page = Number.isInteger(asked) && asked > 0 && asked <= 50 ? asked : 1;
  return {
    page,
    ...(await listHistory(app, actor, {
      limit: historyRowsPerPage,
      offset: (page - 1) * historyRowsPerPage,
      language,
    })),
  };
}

/** Past appointments, purchases and submitted forms, newest first. */
export default function HistoryPage({ loaderData: { items, total, page } }: Route.ComponentProps) {
  return (
    <AccountFrame title={m.profile_menu_history()} intro={m.profile_history_intro()}>
      {items.length === 0 ? (
        <EmptyState
          title={m.profile_history_none()}
          action={
            <>
              <ButtonLink href="/book">{m.appointments_mine_book()}</ButtonLink>
              <ButtonLink variant="secondary" href="/health-package">
                {m.profile_history_packages()}
              </ButtonLink>
            </>
          }
        >
          {m.profile_history_none_hint()}
        </EmptyState>
      ) : (
        <>
          <HistoryList items={items} />
          <Pagination
            page={page}
            pageSize={historyRowsPerPage}
            total={total}
            hrefFor={(wanted) => `/history?page=${wanted}`}
          />
        </>
      )}
    </AccountFrame>
  );
}
