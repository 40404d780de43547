import type { ReactNode } from 'react';
import { FoldOnPhones } from '#src/design/content/fold-on-phones.tsx';
import { Icon } from '#src/design/icons/icon.tsx';
import { PhoneLink } from '#src/design/content/phone-link.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import type { InternationalHospital } from '#src/features/find-care/hospitals/hospitals.schema.ts';
import type { SpokenLanguage } from '#src/features/find-care/doctors/doctors.schema.ts';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { townAndState } from '#src/shared/places/state-names.ts';
import { localText } from '#src/shared/local-text.ts';

/** Links to the forms (case, letter, interpreter) and to the state of a case. */
export function TourismSteps() {
  const steps = [
    ['/health-tourism/enquiry', m.health_tourism_enquire(), m.health_tourism_enquire_card(), 'mail'],
    ['/health-tourism/visa-letter', m.health_tourism_visa(), m.health_tourism_visa_card(), 'document'],
    ['/health-tourism/interpreter', m.health_tourism_interpreter(), m.health_tourism_interpreter_card(), 'languages'],
    ['/follow-up', m.health_tourism_follow(), m.health_tourism_follow_card(), 'search'],
  ] as const;
  return (
    <section aria-labelledby="ask" className="mt-8 sm:mt-12">
      <h2 id="ask">{m.health_tourism_help()}</h2>
      <ul className="mt-4 grid gap-3 sm:mt-5 sm:grid-cols-2 sm:gap-4">
        {steps.map(([href, title, text, icon]) => (
          <li
            key={href}
            className="relative flex gap-3 rounded-petal border border-line bg-white p-4 shadow-card hover:border-teal sm:gap-4 sm:p-5"
          >
            <Icon name={icon} size={26} className="mt-0.5 shrink-0 text-gold-text" />
            <div>
              <h3 className="text-lg">
                <SiteLink href={href} className="text-deep no-underline after:absolute after:inset-0 hover:underline">
                  {title}
                </SiteLink>
              </h3>
              <p className="mt-1 text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Hospitals with a service for patients from abroad. */
export function ReceivingHospitals({ hospitals }: { hospitals: readonly InternationalHospital[] }) {
  if (hospitals.length === 0) return null;
  return (
    <Folded title={m.health_tourism_hospitals()}>
      <p className="measure text-muted">{m.health_tourism_hospitals_text()}</p>
      <ul className="mt-5 grid gap-x-8 sm:grid-cols-2">
        {hospitals.map(({ slug, name, town, state, phone }) => (
          <li key={slug} className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-2">
            <span>
              <SiteLink href={`/${slug}`} className="inline-flex min-h-11 items-center font-semibold">
                {name}
              </SiteLink>
              <span className="block text-[0.9375rem] text-muted">{townAndState(town, state, getLocale())}</span>
            </span>
            <PhoneLink phone={phone} />
          </li>
        ))}
      </ul>
    </Folded>
  );
}

/** Languages of our doctors, each with a link to their list. */
export function DoctorLanguages({ languages }: { languages: readonly (SpokenLanguage & { doctors: number })[] }) {
  const language = getLocale();
  return (
    <Folded title={m.health_tourism_languages()}>
      <p className="measure text-muted">{m.health_tourism_languages_text()}</p>
      <ul className="mt-5 flex flex-wrap gap-2.5">
        {languages.map(({ code, name, doctors }) => (
          <li key={code}>
            <SiteLink
              href={`/doctor?filter_lang=${code}`}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-teal bg-white px-4 font-medium no-underline hover:bg-pale"
            >
              {localText(name, language).text}
              <span className="text-muted tabular-nums">
                <span className="sr-only">: </span>
                {doctors}
                <span className="sr-only"> {m.health_tourism_languages_doctors()}</span>
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </Folded>
  );
}

/** The documents to bring. */
export function DocumentsToBring() {
  const items = [
    m.health_tourism_bring_passport(),
    m.health_tourism_bring_letter(),
    m.health_tourism_bring_reports(),
    m.health_tourism_bring_medicines(),
    m.health_tourism_bring_insurance(),
    m.health_tourism_bring_contact(),
    m.health_tourism_bring_marriage(),
  ];
  return (
    <Folded title={m.health_tourism_bring()}>
      <ul className="space-y-2 sm:rounded-petal sm:border sm:border-line sm:bg-cream sm:p-6">
        {items.map((item) => (
          <li key={item} className="flex items-start gap-2.5">
            <Icon name="check" size={20} className="mt-1 shrink-0 text-teal" />
            {item}
          </li>
        ))}
      </ul>
    </Folded>
  );
}

/** A part that is a disclosure on phones. */
function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="max-sm:border-t max-sm:border-line sm:mt-12">
      <FoldOnPhones title={title} heading={<h2 className="mb-2">{title}</h2>}>
        {children}
      </FoldOnPhones>
    </section>
  );
}
