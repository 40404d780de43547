import { data, redirect } from 'react-router';
import { ButtonLink } from '#src/design/form/button.tsx';
import { ErrorSummary } from '#src/design/form/error-summary.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { FlowPage } from '#src/design/frame/flow-page.tsx';
import { NotForEmergencies } from '#src/features/site/urgent-help/ui/urgent-text-area.tsx';
import { PageHead } from '#src/features/site/seo/ui/page-head.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { notFound } from '#src/platform/http/not-found.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { formatDay } from '#src/shared/dates.ts';
import { BookingSummary } from '#src/features/appointments/appointments/ui/booking-summary.tsx';
import { CodeForm } from '#src/features/appointments/booking/ui/code-form.tsx';
import { DetailsForm } from '#src/features/appointments/booking/ui/details-form.tsx';
import { answerJoinForm, loadJoinPage, type JoinOutcome, type JoinPageData } from '../waiting-list-form.server.ts';
import type { Route } from './+types/waiting-list-join';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { app, actor, language } = context.get(requestContext);
  const page = await loadJoinPage(app, actor, {
    slug: params.doctorSlug,
    query: new URL(request.url).searchParams,
    language,
  });
  if (!page) throw notFound();
  return page;
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { app, actor, language, ensureGuest, clientAddress } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  const outcome = await answerJoinForm(app, actor.kind === 'patient' ? actor : ensureGuest(), {
    slug: params.doctorSlug,
    query,
    form: await request.formData(),
    language,
    clientAddress,
  });
  if (!outcome) throw notFound();
  if ('redirectTo' in outcome) throw redirect(outcome.redirectTo, 303);
  return data(outcome, { status: outcome.status });
}

/** Joining the waiting list of a full day: the patient's details, then the code from the phone. */
export default function JoinWaitingListPage({ loaderData: page, actionData: outcome }: Route.ComponentProps) {
  const { doctor, hospitalId, day } = page;
  const title = outcome?.show === 'code' ? m.appointments_title_code() : m.waiting_join_title();
  return (
    <FlowPage
      title={title}
      back={{ label: m.waiting_see_times(), href: `/book/${doctor.slug}?hospital=${hospitalId}` }}
      {...(page.refusal
        ? {}
        : { step: { now: outcome?.show === 'code' ? 2 : 1, of: page.booker?.isPhoneProved ? 1 : 2 } })}
      summary={
        <BookingSummary
          doctor={doctor}
          hospitalId={hospitalId}
          when={page.refusal ? undefined : m.waiting_on_day({ day: formatDay(day, getLocale()) })}
        />
      }
      aside={<NotForEmergencies />}
    >
      <PageHead
        title={title}
        description={m.waiting_join_title()}
        keywords={[doctor.name]}
        path={`/book/${doctor.slug}/waiting-list`}
        noindex
      />
      <div className="space-y-6">
        <Refused outcome={outcome} />
        {outcome?.isNewCode ? <Notice tone="success">{m.appointments_code_sent()}</Notice> : null}
        <Step page={page} outcome={outcome} />
      </div>
    </FlowPage>
  );
}

function Refused({ outcome }: { outcome: JoinOutcome | undefined }) {
  if (!outcome?.message) return null;
  const errors = Object.entries(outcome.fields).map(([name, message]) => ({ name, message }));
  return errors.length > 0 ? <ErrorSummary errors={errors} /> : <Notice tone="error">{outcome.message}</Notice>;
}

function Step({
  page: { doctor, hospitalId, day, noticeVersion, booker, personId, refusal, offerMinutes },
  outcome,
}: {
  page: JoinPageData;
  outcome: JoinOutcome | undefined;
}) {
  const back = `/book/${doctor.slug}?hospital=${hospitalId}`;
  if (outcome?.show === 'code')
    return <CodeForm typed={outcome.typed} fields={outcome.fields} goOn={m.waiting_join_now()} />;
  if (refusal && !outcome)
    return (
      <>
        <Notice tone="info">{refusal}</Notice>
        <p>
          <ButtonLink href={back}>{m.waiting_see_times()}</ButtonLink>
        </p>
      </>
    );
  return (
    <>
      <section aria-labelledby="how-title" className="measure">
        <h2 id="how-title" className="text-xl font-semibold text-deep">
          {m.waiting_how_title()}
        </h2>
        <ol className="mt-3 list-decimal space-y-2 pl-6">
          <li>{m.waiting_how_1()}</li>
          <li>{m.waiting_how_2({ minutes: offerMinutes })}</li>
          <li>{m.waiting_how_3()}</li>
        </ol>
      </section>
      <DetailsForm
        typed={outcome?.typed ?? {}}
        fields={outcome?.fields ?? {}}
        slot={day}
        hospitalId={hospitalId}
        times={[]}
        noticeVersion={noticeVersion}
        booker={booker}
        personId={personId}
        formKey={outcome?.typed.key ?? ''}
        needsMail
        goOn={m.waiting_join_now()}
      />
    </>
  );
}
