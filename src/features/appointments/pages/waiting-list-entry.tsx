import { data, redirect } from 'react-router';
import { Notice } from '#src/design/notice.tsx';
import { Page } from '#src/design/page.tsx';
import { PageHead } from '#src/features/seo/ui/page-head.tsx';
import { m } from '#src/paraglide/messages.js';
import { notFound } from '#src/platform/http/not-found.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { isFailure, wordsOf } from '#src/shared/failure.ts';
import { BookingSummary } from '../ui/booking-summary.tsx';
import { WaitingStatus } from '../ui/waiting-status.tsx';
import { acceptOffer, declineOffer, leaveWaitingList, viewWaiting } from '../waiting-list.server.ts';
import type { Route } from './+types/waiting-list-entry';

function wayIn(request: Request, reference: string) {
  return { reference, key: (new URL(request.url).searchParams.get('key') ?? '').slice(0, 100) };
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { app, actor, language } = context.get(requestContext);
  try {
    return await viewWaiting(app, actor, { ...wayIn(request, params.reference), language });
  } catch (error) {
    if (isFailure(error)) throw notFound();
    throw error;
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  const intent = (await request.formData()).get('intent');
  const way = wayIn(request, params.reference);
  try {
    if (intent === 'accept') await acceptOffer(app, actor, way);
    else if (intent === 'decline') await declineOffer(app, actor, way);
    else if (intent === 'leave') await leaveWaitingList(app, actor, way);
  } catch (error) {
    if (!isFailure(error)) throw error;
    if (error.details.status === 404) throw notFound();
    return data({ message: wordsOf(error, language).message }, { status: error.details.status });
  }
  throw redirect(`/waiting-list/${params.reference}${way.key ? `?key=${encodeURIComponent(way.key)}` : ''}`, 303);
}

/** How an entry of a waiting list stands: behind a mailed link, or for whose it is. */
export default function WaitingListPage({ loaderData: view, actionData: refusal }: Route.ComponentProps) {
  const title = view.offer ? m.waiting_title_offer() : m.waiting_title();
  return (
    <Page title={title} crumbs={[{ label: view.doctor.name, href: `/book/${view.doctor.slug}` }, { label: m.waiting_title(), href: `/waiting-list/${view.reference}` }]}>
      <PageHead title={title} description={m.waiting_title()} keywords={[view.doctor.name]} path={`/waiting-list/${view.reference}`} noindex />
      <div className="grid items-start gap-8 pb-16 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0 space-y-6">
          {refusal ? <Notice tone="error">{refusal.message}</Notice> : null}
          <WaitingStatus view={view} />
        </div>
        <BookingSummary doctor={view.doctor} hospitalId={view.hospitalId} when={view.offer?.when ?? view.booked?.when} />
      </div>
    </Page>
  );
}
