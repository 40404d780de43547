import { Button, ButtonLink } from '#src/design/form/button.tsx';
import { SelectField } from '#src/design/form/field.tsx';
import { Icon } from '#src/design/icons/icon.tsx';
import { Page } from '#src/design/frame/page.tsx';
import { pageHref } from '#src/design/navigation/site-link.tsx';
import { PageHead } from '#src/features/site/seo/ui/page-head.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { localText } from '#src/shared/local-text.ts';
import { stateName } from '#src/shared/places/state-names.ts';
import { listBookingStarts } from '#src/features/appointments/appointments/appointments.server.ts';
import type { Route } from './+types/book-start';

export async function loader({ context }: Route.LoaderArgs) {
  return listBookingStarts(context.get(requestContext).app);
}

/** A booking without a chosen doctor: speciality and hospital lead to the doctors, earliest available slot first. */
export default function BookStartPage({ loaderData }: Route.ComponentProps) {
  const language = getLocale();
  const crumbs = [{ label: m.appointments_start_title(), href: '/book' }];
  const specialities = loaderData.specialities.map(({ slug, name }) => ({
    value: slug,
    label: localText(name, language).text,
  }));
  const hospitals = loaderData.hospitals.map(({ name, state }) => ({
    value: name,
    label: `${name}, ${stateName(state, getLocale())}`,
  }));
  return (
    <Page title={m.appointments_start_title()} intro={m.appointments_start_intro()} crumbs={crumbs}>
      <PageHead
        title={m.appointments_start_title()}
        description={m.appointments_start_description()}
        keywords={m.appointments_start_keywords().split(', ')}
        path="/book"
        crumbs={crumbs}
      />
      <div className="grid items-start gap-10 pb-16 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <form
          method="get"
          action={pageHref('/doctor')}
          className="space-y-6 rounded-petal border border-line bg-white p-6 shadow-card"
        >
          <input type="hidden" name="sortBy" value="next_free" />
          <SelectField
            label={m.appointments_start_speciality()}
            name="specialisation"
            options={specialities}
            emptyLabel={m.appointments_start_any_speciality()}
            hint={m.appointments_start_speciality_hint()}
          />
          <SelectField
            label={m.appointments_start_hospital()}
            name="location"
            options={hospitals}
            emptyLabel={m.appointments_start_any_hospital()}
          />
          <Button type="submit" className="w-full sm:w-auto">
            {m.appointments_start_find()}
          </Button>
        </form>
        <Steps />
      </div>
    </Page>
  );
}

function Steps() {
  const steps = [m.appointments_step_1(), m.appointments_step_2(), m.appointments_step_3(), m.appointments_step_4()];
  return (
    <aside aria-labelledby="how" className="rounded-petal bg-pale p-6">
      <h2 id="how" className="text-xl font-semibold text-deep">
        {m.appointments_how_title()}
      </h2>
      <ol className="mt-3 space-y-3">
        {steps.map((step) => (
          <li key={step} className="flex gap-2">
            <Icon name="check" size={20} className="mt-1 text-teal" />
            {step}
          </li>
        ))}
      </ol>
      <p className="mt-4">{m.appointments_start_not_sure()}</p>
      <p className="mt-2">
        <ButtonLink variant="secondary" href="/speciality-centre">
          {m.appointments_start_specialities()}
        </ButtonLink>
      </p>
    </aside>
  );
}
