import { data, redirect } from 'react-router';
import { ButtonLink } from '#src/design/form/button.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { Page } from '#src/design/frame/page.tsx';
import { PhoneLink } from '#src/design/content/phone-link.tsx';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import { NotForEmergencies } from '#src/features/site/urgent-help/ui/urgent-text-area.tsx';
import { PageHead } from '#src/features/site/seo/ui/page-head.tsx';
import { m } from '#src/paraglide/messages.js';
import { notFound } from '#src/platform/http/not-found.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { isFailure, wordsOf } from '#src/shared/failure.ts';
import { BookingSummary } from '#src/features/appointments/appointments/ui/booking-summary.tsx';
import { WaitingStatus, WaitsFor } from '../ui/waiting-status.tsx';
import { acceptOffer, declineOffer, leaveWaitingList, viewWaiting } from '../waiting-list-entries.server.ts';
import type { Route } from './+types/waiting-list-entry';

function linkProof(request: Request, reference: string) {
  return { reference, key: (new URL(request.url).searchParams.get('key') ?? '').slice(0, 100) };
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { app, actor, language } = context.get(requestContext);
  try {
    return { view: await viewWaiting(app, actor, { ...linkProof(request, params.reference), language }) };
  } catch (error) {
    if (!isFailure(error)) throw error;
    const brand = await readSetting(app, 'brand');
    return data({ view: null, phone: brand.phone }, { status: error.details.status });
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  const intent = (await request.formData()).get('intent');
  const proof = linkProof(request, params.reference);
  try {
    if (intent === 'accept') await acceptOffer(app, actor, proof);
    else if (intent === 'decline') await declineOffer(app, actor, proof);
    else if (intent === 'leave') await leaveWaitingList(app, actor, proof);
  } catch (error) {
    if (!isFailure(error)) throw error;
    if (error.details.status === 404) throw notFound();
    return data({ message: wordsOf(error, language).message }, { status: error.details.status });
  }
  throw redirect(`/waiting-list/${params.reference}${proof.key ? `?key=${encodeURIComponent(proof.key)}` : ''}`, 303);
}

/** The state of a waiting-list entry: for its holder, or behind the link in a mail. */
export default function WaitingListPage({ loaderData, actionData: refusal, params }: Route.ComponentProps) {
  if (!loaderData.view) return <WrongLink reference={params.reference} phone={loaderData.phone} />;
  const { view } = loaderData;
  const title = view.offer ? m.waiting_title_offer() : m.waiting_title();
  return (
    <Page
      title={title}
      intro={<WaitsFor doctor={view.doctor} hospitalId={view.hospitalId} day={view.day} />}
      crumbs={[
        { label: view.doctor.name, href: `/book/${view.doctor.slug}` },
        { label: m.waiting_title(), href: `/waiting-list/${view.reference}` },
      ]}
    >
      <PageHead
        title={title}
        description={m.waiting_title()}
        keywords={[view.doctor.name]}
        path={`/waiting-list/${view.reference}`}
        noindex
      />
      <div className="grid items-start gap-8 pb-16 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0 space-y-6">
          {refusal ? <Notice tone="error">{refusal.message}</Notice> : null}
          <WaitingStatus view={view} />
          <NotForEmergencies />
        </div>
        <BookingSummary
          doctor={view.doctor}
          hospitalId={view.hospitalId}
          when={view.offer?.when ?? view.booked?.when}
        />
      </div>
    </Page>
  );
}

/**
 * A link that a mail program cut, or an entry that belongs to somebody else or ended long ago: the page says what to do
 * instead.
 */
function WrongLink({ reference, phone }: { reference: string; phone: string }) {
  return (
    <Page title={m.waiting_wrong_title()}>
      <PageHead
        title={m.waiting_wrong_title()}
        description={m.waiting_wrong_title()}
        keywords={[]}
        path={`/waiting-list/${reference}`}
        noindex
      />
      <div className="measure space-y-4 pb-16">
        <p>{m.waiting_wrong_cut()}</p>
        <p>{m.waiting_wrong_signed_in()}</p>
        {phone ? (
          <p>
            {m.waiting_wrong_call()} <PhoneLink phone={phone} />
          </p>
        ) : null}
        <p className="flex flex-wrap gap-3">
          <ButtonLink href="/my-appointments">{m.waiting_wrong_mine()}</ButtonLink>
          <ButtonLink href="/doctor" variant="secondary">
            {m.appointments_mine_find()}
          </ButtonLink>
        </p>
      </div>
    </Page>
  );
}
