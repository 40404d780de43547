import { BottomBar } from '#src/design/navigation/bottom-bar.tsx';
import { ButtonLink } from '#src/design/form/button.tsx';
import { fixedMarkup } from '#src/design/rendering/fixed-markup.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatNearDay, formatShortTime, malaysianDay } from '#src/shared/dates.ts';
import { bookingAddress } from '../doctors.rules.ts';
import type { DoctorCardData } from '../doctors.schema.ts';

type BarProps = Pick<DoctorCardData, 'slug' | 'name' | 'nextAvailable' | 'hasLiveSchedule'>;

/** On phones and tablets: the doctor's next available slot and the booking link, in sight while the page is read. */
function Bar({ slug, name, nextAvailable, hasLiveSchedule }: BarProps) {
  return (
    <BottomBar className="mt-8 lg:hidden">
      <p className="min-w-0 flex-1 text-sm leading-snug text-muted">
        {nextAvailable ? <NextTime startsAt={nextAvailable.startsAt} /> : <strong className="text-deep">{name}</strong>}
      </p>
      <ButtonLink href={bookingAddress({ slug, nextAvailable })}>
        {hasLiveSchedule ? m.doctors_book_short() : m.doctors_request_short()}
      </ButtonLink>
    </BottomBar>
  );
}

function NextTime({ startsAt }: { startsAt: string }) {
  const at = new Date(startsAt);
  const language = getLocale();
  return (
    <>
      {m.doctors_next_free()}
      <time dateTime={startsAt} className="block text-[0.9375rem] font-semibold text-success tabular-nums">
        {formatNearDay(malaysianDay(at), language)}
        {language === 'zh' ? ' ' : ', '}
        <span className="whitespace-nowrap">{formatShortTime(at, language)}</span>
      </time>
    </>
  );
}

export const BookingBar = fixedMarkup<BarProps>('booking-bar', import.meta.env.SSR ? Bar : null);
