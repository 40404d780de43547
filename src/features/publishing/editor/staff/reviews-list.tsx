import { SiteLink } from '#src/design/site-link.tsx';
import { Notice } from '#src/design/notice.tsx';
import { consoleLoad } from '#src/features/console/frame/frame.server.ts';
import { AdminPage } from '#src/features/console/frame/ui/admin-page.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { formatDateTime } from '#src/shared/dates.ts';
import { listWaitingApprovals } from '../clinical-approval.server.ts';
import { kindWords, languageWords } from '../ui/content-words.ts';
import type { Route } from './+types/reviews-list';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const done = new URL(request.url).searchParams.get('done');
  return consoleLoad(async () => ({ ...(await listWaitingApprovals(app, actor)), done }));
}

/** Health texts that wait for a doctor's approval, the longest waiting first. */
export default function ReviewsList({ loaderData: { rows, total, done } }: Route.ComponentProps) {
  return (
    <AdminPage title={m.content_reviews()} intro={m.content_reviews_intro({ count: total })}>
      {done ? (
        <div className="mb-6">
          <Notice tone="success">
            {done === 'approved' ? m.content_review_done_approved() : m.content_review_done_sent_back()}
          </Notice>
        </div>
      ) : null}
      {rows.length === 0 ? <p>{m.content_reviews_none()}</p> : null}
      <ul className="grid gap-3">
        {rows.map(({ entryId, language, kind, title, since }) => (
          <li key={`${entryId}-${language}`} className="rounded-soft border border-line bg-white px-4 py-2">
            <SiteLink
              href={`/staff/reviews/${entryId}?language=${language}`}
              className="inline-flex min-h-11 items-center font-semibold"
            >
              {title}
            </SiteLink>
            <p className="text-[0.9375rem] text-muted tabular-nums">
              {kindWords[kind]()} · {languageWords[language]()} · {formatDateTime(new Date(since), getLocale())}
            </p>
          </li>
        ))}
      </ul>
    </AdminPage>
  );
}
