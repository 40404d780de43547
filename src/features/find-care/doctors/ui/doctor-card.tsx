import { ButtonLink } from '#src/design/form/button.tsx';
import { fixedMarkup } from '#src/design/rendering/fixed-markup.tsx';
import { Icon } from '#src/design/icons/icon.tsx';
import { cachedContent } from '#src/design/rendering/cached-markup.tsx';
import { Local } from '#src/design/content/local.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { BookmarkButton } from '#src/features/patient/collections/ui/bookmark-button.tsx';
import { distanceWords } from '#src/features/find-care/nearest-hospital/ui/distance-words.ts';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { bookingAddress } from '../doctors.rules.ts';
import type { DoctorCardData } from '../doctors.schema.ts';
import { NextSlots } from './next-slots.tsx';
import { DoctorPortrait } from '#src/design/pictures/doctor-portrait.tsx';
import { localText } from '#src/shared/local-text.ts';

/**
 * A doctor's card: name, speciality, languages, places, next slots, and the booking link. Horizontal where there is
 * room.
 */
export function DoctorCard({ doctor }: PartProps) {
  return <article className="@container h-full" {...content({ doctor })} />;
}

/** Many pages show the same card. The server caches this many markups, in all languages: about 5 kB each. */
const content = cachedContent<PartProps>(Content, { maxCached: 2_000 });

function Content({ doctor }: PartProps) {
  return (
    <div className="flex h-full flex-col gap-3 rounded-petal border border-line bg-white p-4 shadow-card sm:gap-4 sm:p-5 @2xl:flex-row @2xl:items-stretch @2xl:gap-6">
      <div className="flex min-w-0 flex-1 gap-4">
        <CardPortrait doctor={doctor} />
        <div className="min-w-0 flex-1">
          <div className="flex items-start justify-between gap-1">
            <h3 className="min-w-0 text-lg leading-snug font-semibold text-deep">
              <SiteLink href={`/doctor/${doctor.slug}`} className="text-deep no-underline hover:underline">
                {doctor.name}
              </SiteLink>
            </h3>
            <div className="-mt-2 -mr-2 -mb-2 shrink-0">
              <BookmarkButton
                kind="doctor"
                itemId={String(doctor.id)}
                back={`/doctor/${doctor.slug}`}
                title={doctor.name}
              />
            </div>
          </div>
          <CardFacts doctor={doctor} />
        </div>
      </div>
      <CardNext doctor={doctor} />
    </div>
  );
}

interface PartProps {
  doctor: DoctorCardData;
}

function Portrait({ doctor }: PartProps) {
  return (
    <div className="size-20 shrink-0 overflow-hidden rounded-petal bg-pale @2xl:size-24">
      <DoctorPortrait doctor={doctor} sizes="6rem" />
    </div>
  );
}

function FieldAndFacts({ doctor }: PartProps) {
  return (
    <>
      <Field doctor={doctor} />
      <Facts doctor={doctor} />
    </>
  );
}

function Next({ doctor }: PartProps) {
  return (
    <div className="mt-auto flex flex-col gap-3 border-t border-line pt-3 @2xl:mt-0 @2xl:w-72 @2xl:shrink-0 @2xl:justify-between @2xl:border-t-0 @2xl:border-l @2xl:pt-0 @2xl:pl-6">
      <NextSlots doctor={doctor} />
      <ButtonLink href={bookingAddress(doctor)}>
        {doctor.hasLiveSchedule ? m.doctors_book() : m.doctors_request()}
      </ButtonLink>
    </div>
  );
}

/** The parts of a card without controls: the browser needs none of their code. Their markup is cached with the card. */
const ofDoctor = { maxCached: 1, keyOf: ({ doctor }: PartProps) => doctor.id };
const CardPortrait = fixedMarkup<PartProps>('card-portrait', import.meta.env.SSR ? Portrait : null, ofDoctor);
const CardFacts = fixedMarkup<PartProps>('card-facts', import.meta.env.SSR ? FieldAndFacts : null, ofDoctor);
const CardNext = fixedMarkup<PartProps>('card-next', import.meta.env.SSR ? Next : null, ofDoctor);

function Field({ doctor }: PartProps) {
  const [main] = doctor.specialities;
  return (
    <p className="text-muted">
      {main ? <Local text={main.name} /> : null}
      {doctor.subspeciality ? (
        <span className="block text-sm">
          <Local text={doctor.subspeciality} />
        </span>
      ) : null}
    </p>
  );
}

function Facts({ doctor }: PartProps) {
  const language = getLocale();
  return (
    <ul className="mt-2 space-y-1 text-sm text-muted">
      {doctor.hospitals.map((hospital) => (
        <Fact key={hospital.id} icon="pin" label={m.doctors_hospital()}>
          {hospital.name}
        </Fact>
      ))}
      {doctor.distanceKm === undefined ? null : (
        <li className="pl-6 font-medium text-ink tabular-nums">{distanceWords(doctor.distanceKm)}</li>
      )}
      <Fact icon="languages" label={m.doctors_languages()}>
        {doctor.languages.map(({ name }) => localText(name, language).text).join(language === 'zh' ? '、' : ', ')}
      </Fact>
      {doctor.offersTeleconsult ? (
        <Fact icon="video" label={m.doctors_teleconsult()}>
          {m.doctors_teleconsult_offered()}
        </Fact>
      ) : null}
    </ul>
  );
}

function Fact({ icon, label, children }: { icon: 'pin' | 'languages' | 'video'; label: string; children: string }) {
  return (
    <li className="flex gap-2">
      <span className="mt-0.5 shrink-0 text-teal">
        <Icon name={icon} size={16} />
      </span>
      {/* A Chinese name of a language or place stays on one line. */}
      <span className="min-w-0 break-keep">
        <span className="sr-only">{label}: </span>
        {children}
      </span>
    </li>
  );
}
