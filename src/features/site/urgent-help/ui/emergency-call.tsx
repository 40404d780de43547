import { useRouteLoaderData } from 'react-router';
import { BottomBar } from '#src/design/navigation/bottom-bar.tsx';
import { Icon } from '#src/design/icons/icon.tsx';
import { phoneHref } from '#src/design/content/phone-link.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { m } from '#src/paraglide/messages.js';

interface EmergencyProps {
  /** The field of the record: whoever publishes a text that speaks of an emergency has answered yes or no. */
  answer: unknown;
}

/** The emergency number in red, first on a page that is about an emergency. */
export function EmergencyCall({ answer }: EmergencyProps) {
  const phone = useEmergencyPhone();
  if (!phone || answer !== 'yes') return null;
  return (
    <section
      aria-labelledby="emergency-call"
      className="mb-6 rounded-petal border-2 border-error bg-error-pale p-4 md:p-5 print:mb-2 print:p-2"
    >
      <h2 id="emergency-call" className="flex items-center gap-2 text-lg text-error">
        <Icon name="emergency" size={22} />
        {m.urgent_page_title()}
      </h2>
      <p className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-1">
        <a
          href={phoneHref(phone)}
          className="inline-flex min-h-12 items-center gap-2 rounded-soft bg-error px-6 text-lg font-semibold text-white no-underline tabular-nums hover:text-white hover:underline"
        >
          <Icon name="phone" size={20} />
          {m.urgent_call({ phone })}
        </a>
        <SiteLink href="/our-hospitals" className="inline-flex min-h-11 items-center print:hidden">
          {m.urgent_hospitals()}
        </SiteLink>
      </p>
    </section>
  );
}

/** The same in sight at the foot of the screen of phones and tablets, while such a page is read. */
export function EmergencyBar() {
  const phone = useEmergencyPhone();
  if (!phone) return null;
  return (
    <BottomBar className="mt-6 lg:hidden">
      <p className="min-w-0 flex-1 leading-snug font-semibold text-error">{m.urgent_page_title()}</p>
      <a
        href={phoneHref(phone)}
        className="inline-flex min-h-12 items-center gap-2 rounded-soft bg-error px-5 font-semibold text-white no-underline tabular-nums hover:text-white hover:underline"
      >
        <Icon name="phone" size={20} />
        {m.urgent_call({ phone })}
      </a>
    </BottomBar>
  );
}

/** The number in one line, after a text that speaks of an emergency but is about something else. */
export function EmergencyLine({ answer }: EmergencyProps) {
  const phone = useEmergencyPhone();
  if (!phone || answer !== 'no') return null;
  return (
    <p className="measure mt-6 flex flex-wrap items-center gap-x-3 border-l-4 border-error pl-4">
      {m.design_talk_emergency()}
      <a
        href={phoneHref(phone)}
        className="inline-flex min-h-11 items-center gap-1.5 font-semibold whitespace-nowrap text-error tabular-nums"
      >
        <Icon name="phone" size={18} />
        {m.urgent_call({ phone })}
      </a>
    </p>
  );
}

function useEmergencyPhone(): string | undefined {
  return useRouteLoaderData<{ brand: { emergencyPhone: string } }>('root')?.brand.emergencyPhone;
}
