import { ButtonLink } from '#src/design/form/button.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { FlowPage } from '#src/design/frame/flow-page.tsx';
import { FlowSummary } from '#src/design/frame/flow-summary.tsx';
import { eventRegistrationForm } from '#src/features/requests/forms/kinds/event-registration-form.schema.ts';
import { localTextOfField } from '#src/features/publishing/entries/local-text-of-field.rules.ts';
import { answerFormPost, loadForm } from '#src/features/requests/forms/forms.server.ts';
import { FormSheet } from '#src/features/requests/forms/ui/form-sheet.tsx';
import { PageHead } from '#src/features/site/seo/ui/page-head.tsx';
import { Local } from '#src/design/content/local.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { notFound } from '#src/platform/http/not-found.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { isFailure } from '#src/shared/failure.ts';
import { localText } from '#src/shared/local-text.ts';
import { ContactAside } from '#src/design/content/contact-aside.tsx';
import { hoursWords } from '../campaigns.rules.ts';
import { loadRegistration, registrationFor } from '../registration.server.ts';
import type { Route } from './+types/event-register';

export async function loader({ params, context }: Route.LoaderArgs) {
  const here = context.get(requestContext);
  const { event, placesLeft, isOver } = await orUnknown(loadRegistration(here.app, params.slug));
  const {
    title,
    slug,
    fields: { startsAt, endsAt },
  } = event;
  return {
    title,
    slug,
    startsAt,
    endsAt,
    place: localTextOfField(event, 'place'),
    placesLeft,
    isOver,
    form: await loadForm(here, eventRegistrationForm, { people: '1' }),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const here = context.get(requestContext);
  const { isOver } = await orUnknown(loadRegistration(here.app, params.slug));
  return isOver
    ? null
    : answerFormPost(request, here, {
        kind: eventRegistrationForm,
        more: await registrationFor(here.app, params.slug, here.language),
      });
}

async function orUnknown<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (isFailure(error)) throw notFound();
    throw error;
  }
}

/** The event's hospital, which the visitor does not choose. */
const fixed = ['hospital'];

/** The registration form of an event, or why registration is not possible. */
export default function EventRegister({
  loaderData: { slug, placesLeft, isOver, form, ...event },
  actionData,
}: Route.ComponentProps) {
  const language = getLocale();
  const name = localText(event.title, language).text;
  const path = `/events/${slug}`;
  const title = m.campaigns_register_for({ event: name });
  const isOpen = placesLeft > 0 && !isOver;
  return (
    <FlowPage
      title={title}
      back={{ label: name, href: path }}
      summary={
        <FlowSummary
          lines={[
            {
              icon: 'calendar',
              term: m.campaigns_when(),
              value: hoursWords(event.startsAt, event.endsAt, { join: m.campaigns_from_to, language }),
            },
            { icon: 'pin', term: m.campaigns_where(), value: <Local text={event.place} /> },
            ...(isOpen
              ? [
                  {
                    icon: 'user' as const,
                    term: m.campaigns_places(),
                    value: m.campaigns_places_left({ count: placesLeft }),
                  },
                ]
              : []),
          ]}
        />
      }
      aside={<ContactAside />}
    >
      <PageHead title={title} description={title} keywords={[]} path={`${path}/register`} noindex />
      <>
        {isOpen || actionData ? null : (
          <Notice tone="warning" title={isOver ? m.campaigns_error_over() : m.campaigns_full()}>
            {m.campaigns_full_text()}
          </Notice>
        )}
        {isOpen || actionData ? (
          <FormSheet
            kind={eventRegistrationForm}
            without={fixed}
            page={form}
            refusal={actionData ?? undefined}
            submitLabel={m.campaigns_register()}
          />
        ) : (
          <p className="mt-6">
            <ButtonLink href="/events">{m.campaigns_next_events()}</ButtonLink>
          </p>
        )}
      </>
    </FlowPage>
  );
}
