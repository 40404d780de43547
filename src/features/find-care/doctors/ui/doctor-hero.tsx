import { ButtonLink } from '#src/design/form/button.tsx';
import { Local } from '#src/design/content/local.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { BookmarkButton } from '#src/features/patient/collections/ui/bookmark-button.tsx';
import { Icon } from '#src/design/icons/icon.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatSen } from '#src/shared/money.ts';
import { bookingAddress, sameSpecialityAddress } from '../doctors.rules.ts';
import type { DoctorDetail } from '../doctors.schema.ts';
import { DoctorPortrait } from '#src/design/pictures/doctor-portrait.tsx';
import { NextAvailable } from './next-available.tsx';
import { localText } from '#src/shared/local-text.ts';

/** The doctor's main facts beside the booking button. */
export function DoctorHero({ doctor }: { doctor: DoctorDetail }) {
  const language = getLocale();
  const languages = doctor.languages
    .map(({ name }) => localText(name, language).text)
    .join(language === 'zh' ? '、' : ', ');
  const fees = doctor.hospitals.map(({ consultationFeeSen }) => consultationFeeSen);
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-5 rounded-petal bg-pale p-4 sm:p-6 lg:grid-cols-[auto_minmax(0,1fr)_18rem] lg:gap-8 lg:p-8">
      <div className="size-24 overflow-hidden rounded-petal bg-white sm:size-36 lg:size-52">
        <DoctorPortrait doctor={doctor} sizes="13rem" />
      </div>
      <div className="min-w-0">
        <ul className="text-lg font-semibold text-deep">
          {doctor.specialities.map(({ slug, name }) => (
            <li key={slug}>
              <SiteLink href={sameSpecialityAddress(slug)} className="underline underline-offset-4">
                <Local text={name} />
              </SiteLink>
            </li>
          ))}
        </ul>
        {doctor.subspeciality ? (
          <p>
            <Local text={doctor.subspeciality} />
          </p>
        ) : null}
        <dl className="mt-4 grid gap-x-6 gap-y-4 sm:grid-cols-2">
          <Fact term={m.doctors_languages()}>{languages}</Fact>
          <Fact term={m.doctors_practising()}>{m.doctors_practising_since({ year: doctor.practisingSince })}</Fact>
          {/* Phones show both facts further down, after the booking. */}
          <Fact term={m.doctors_where()} isOnWide>
            {doctor.hospitals.map(({ name }) => name).join(', ')}
          </Fact>
          {fees.length > 0 ? (
            <Fact term={m.doctors_fee()} isOnWide>
              {feeRange(fees)}
            </Fact>
          ) : null}
        </dl>
        {doctor.offersTeleconsult ? (
          <p className="mt-4 flex items-center gap-2">
            <Icon name="video" size={18} className="text-teal" />
            {m.doctors_teleconsult_offered()}
          </p>
        ) : null}
      </div>
      <div className="col-span-full flex flex-col flex-wrap justify-between gap-4 rounded-petal bg-white p-5 sm:flex-row sm:items-center lg:col-span-1 lg:flex-col lg:items-stretch">
        <NextAvailable doctor={doctor} />
        <div className="grid sm:max-lg:grid-cols-[auto_auto_auto] sm:max-lg:items-center sm:max-lg:gap-x-4">
          <ButtonLink href={bookingAddress(doctor)}>
            {doctor.hasLiveSchedule ? m.doctors_book() : m.doctors_request()}
          </ButtonLink>
          <p className="max-sm:mt-2 lg:mt-2">
            <SiteLink
              href={`/enquiry?doctor=${doctor.slug}`}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {m.forms_enquiry_ask()}
            </SiteLink>
          </p>
          <div className="max-sm:mt-1 lg:mt-1">
            <BookmarkButton kind="doctor" itemId={String(doctor.id)} back={`/doctor/${doctor.slug}`} />
          </div>
          <p className="mt-2 text-sm text-muted sm:max-lg:col-span-3">
            {doctor.hasLiveSchedule && doctor.confirmsAtOnce
              ? m.doctors_confirmed_at_once()
              : m.doctors_desk_confirms()}
          </p>
        </div>
      </div>
    </div>
  );
}

/** 'RM150.00', or 'RM150.00 – RM200.00' where hospitals differ. */
function feeRange(fees: readonly number[]): string {
  const [least, most] = [Math.min(...fees), Math.max(...fees)];
  return least === most ? formatSen(least) : `${formatSen(least)} – ${formatSen(most)}`;
}

function Fact({ term, children, isOnWide = false }: { term: string; children: string; isOnWide?: boolean }) {
  return (
    <div className={isOnWide ? 'max-sm:hidden' : undefined}>
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="text-deep">{children}</dd>
    </div>
  );
}
