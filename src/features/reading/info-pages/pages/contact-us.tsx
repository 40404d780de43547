import { useRouteLoaderData } from 'react-router';
import { Card } from '#src/design/content/card.tsx';
import { FoldOnPhones } from '#src/design/content/fold-on-phones.tsx';
import { PhoneLink } from '#src/design/content/phone-link.tsx';
import { ScenePicture } from '#src/design/pictures/pictures.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { contactForm } from '#src/features/requests/forms/kinds/contact-form.schema.ts';
import { answerFormPost, loadForm } from '#src/features/requests/forms/forms.server.ts';
import { FormSheet } from '#src/features/requests/forms/ui/form-sheet.tsx';
import type { Brand } from '#src/features/site/settings/settings.schema.ts';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { getLocale } from '#src/paraglide/runtime.js';
import { stateName } from '#src/shared/places/state-names.ts';
import type { ReachData } from '../info-pages.schema.ts';
import { loadInfoPage, loadReach } from '../info-pages.server.ts';
import { InfoPage } from '../ui/info-page.tsx';
import type { Route } from './+types/contact-us';

export async function loader({ context }: Route.LoaderArgs) {
  const here = context.get(requestContext);
  const [page, reach, form] = await Promise.all([
    loadInfoPage(here.app, '/contact-us'),
    loadReach(here.app),
    loadForm(here, contactForm),
  ]);
  return { ...page, reach, form };
}

export async function action({ request, context }: Route.ActionArgs) {
  return answerFormPost(request, context.get(requestContext), { kind: contactForm });
}

/** The contact page: by phone, in writing, or in person. */
export default function ContactUs({ loaderData: { entry, reach, form }, actionData }: Route.ComponentProps) {
  const letter = (
    <section aria-labelledby="write" className="mt-8 first:mt-0 sm:mt-12">
      <h2 id="write" className="scroll-mt-28">
        {m.forms_contact_write()}
      </h2>
      <p className="measure mt-2 mb-6 text-muted">{m.forms_contact_intro()}</p>
      <FormSheet kind={contactForm} page={form} refusal={actionData} submitLabel={m.forms_send()} />
    </section>
  );
  return (
    // After it was sent, the form comes first, because without scripts nothing scrolls down to its errors.
    <InfoPage isFolded entry={entry} lead={actionData ? letter : <Lines />} aside={<Visit />}>
      {actionData ? null : letter}
      <HospitalPhones reach={reach} />
    </InfoPage>
  );
}

/** The three most wanted numbers and addresses. */
function Lines() {
  const brand = useRouteLoaderData<{ brand: Brand }>('root')?.brand;
  if (!brand) return null;
  return (
    <ul className="mb-6 grid gap-2 sm:mb-10 sm:grid-cols-3 sm:gap-4">
      <Card as="li" className="px-5 py-3 sm:p-5">
        <h2 className="text-base">{m.info_pages_emergency()}</h2>
        <PhoneLink phone={brand.emergencyPhone} className="text-xl" />
      </Card>
      {brand.phone ? (
        <Card as="li" className="px-5 py-3 sm:p-5">
          <h2 className="text-base">{m.info_pages_line()}</h2>
          <PhoneLink phone={brand.phone} />
        </Card>
      ) : null}
      <Card as="li" className="px-5 py-3 sm:p-5">
        <h2 className="text-base">{m.info_pages_write()}</h2>
        <a href="#write" className="inline-flex min-h-11 items-center font-semibold">
          {m.forms_contact_form()}
        </a>
        {brand.email ? (
          <a href={`mailto:${brand.email}`} className="flex min-h-11 items-center [overflow-wrap:anywhere]">
            {brand.email}
          </a>
        ) : null}
      </Card>
    </ul>
  );
}

/** Address of the group's office. */
function Visit() {
  const brand = useRouteLoaderData<{ brand: Brand }>('root')?.brand;
  if (!brand?.address) return null;
  return (
    <Card as="section" className="overflow-hidden">
      <ScenePicture topic="entrance" seed="contact" className="aspect-[5/3] w-full bg-mist" />
      <div className="p-5">
        <h2 className="text-lg">{m.info_pages_visit()}</h2>
        <address className="mt-1 not-italic">
          {brand.companyName ? <span className="block font-semibold">{brand.companyName}</span> : null}
          {brand.registrationNumber ? (
            <span className="block text-muted">
              {m.design_company_registration({ number: brand.registrationNumber })}
            </span>
          ) : null}
          {brand.address}
        </address>
      </div>
    </Card>
  );
}

function HospitalPhones({ reach }: { reach: ReachData }) {
  if (reach.states.length === 0) return null;
  return (
    <section className="mt-8 sm:mt-12">
      <h2 className="mb-3 sm:mb-5">{m.info_pages_hospitals_phones()}</h2>
      <div className="columns-1 gap-10 md:columns-2">
        {reach.states.map(({ state, hospitals }) => (
          <section key={state} className="break-inside-avoid max-sm:border-b max-sm:border-line sm:mb-6">
            <FoldOnPhones
              title={stateName(state, getLocale())}
              level="h3"
              titleClass="text-base font-semibold text-deep"
              heading={<h3 className="border-b-2 border-gold pb-1">{stateName(state, getLocale())}</h3>}
            >
              <ul>
                {hospitals.map(({ slug, name, phone }) => (
                  <li key={slug} className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line">
                    <SiteLink href={`/${slug}`} className="inline-flex min-h-11 items-center">
                      {name}
                    </SiteLink>
                    <PhoneLink phone={phone} />
                  </li>
                ))}
              </ul>
            </FoldOnPhones>
          </section>
        ))}
      </div>
    </section>
  );
}
