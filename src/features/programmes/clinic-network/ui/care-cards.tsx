import { useRouteLoaderData } from 'react-router';
import { ButtonLink } from '#src/design/form/button.tsx';
import { Icon } from '#src/design/icons/icon.tsx';
import type { IconName } from '#src/design/icons/icon-names.ts';
import { phoneHref } from '#src/design/content/phone-link.tsx';
import type { EntryData } from '#src/features/publishing/entries/content.schema.ts';
import { m } from '#src/paraglide/messages.js';
import { localizedField } from './localized-field.ts';

/** How soon to get help, most urgent first: each with its label, icon and colour. */
const levels = [
  {
    field: 'emergency',
    label: m.clinic_network_care_label_emergency,
    title: m.clinic_network_care_emergency,
    icon: 'emergency',
    box: 'border-error bg-error-pale',
    bar: 'bg-error text-white',
  },
  {
    field: 'urgent',
    label: m.clinic_network_care_label_urgent,
    title: m.clinic_network_care_urgent,
    icon: 'clock',
    box: 'border-gold bg-cream',
    bar: 'bg-gold text-deep',
  },
  {
    field: 'routine',
    label: m.clinic_network_care_label_routine,
    title: m.clinic_network_care_routine,
    icon: 'calendar',
    box: 'border-success bg-success-pale',
    bar: 'bg-success text-white',
  },
] as const satisfies readonly { field: string; icon: IconName; [look: string]: unknown }[];

type Level = (typeof levels)[number] & { points: string[]; lang: 'en' | undefined };

/** The urgency lists of an entry; none in an entry from before there were three. */
export function careLevelsOf({ own }: Pick<EntryData, 'own'>): Level[] {
  return levels.flatMap((level) => {
    const { content, lang } = localizedField(own, level.field);
    return Array.isArray(content) && content.length > 0 ? [{ ...level, points: content, lang }] : [];
  });
}

/** Three cards: call now, today, at an appointment. */
export function CareCards({ levels: shown }: { levels: readonly Level[] }) {
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="when-to-get-help" className="mt-6 max-w-3xl">
      <h2 id="when-to-get-help" className="scroll-mt-28 text-[clamp(1.25rem,1.1rem+0.6vw,1.5rem)]">
        {m.clinic_network_care_title()}
      </h2>
      <div className="mt-4 space-y-4">
        {shown.map((level) => (
          <CareCard key={level.field} level={level} />
        ))}
      </div>
    </section>
  );
}

function CareCard({ level: { field, label, title, icon, box, bar, points, lang } }: { level: Level }) {
  const phone = useRouteLoaderData<{ brand: { emergencyPhone: string } }>('root')?.brand.emergencyPhone;
  return (
    <section
      aria-labelledby={`care-${field}`}
      data-care={field}
      className={`overflow-hidden rounded-petal border-2 ${box} break-inside-avoid`}
    >
      <div className={`flex flex-wrap items-center gap-x-2 gap-y-1 px-5 py-2 font-semibold ${bar}`}>
        <Icon name={icon} size={20} />
        <p className="grow">{label()}</p>
        {/* Before the list, so that it is on a phone's first screen. */}
        {field === 'emergency' && phone ? (
          <a
            href={phoneHref(phone)}
            className="inline-flex min-h-11 items-center gap-2 rounded-soft bg-white px-4 text-lg font-semibold whitespace-nowrap text-error no-underline max-sm:-mr-2 max-sm:px-3 tabular-nums hover:text-error hover:underline print:hidden"
          >
            <Icon name="phone" size={20} />
            {m.clinic_network_care_call({ phone })}
          </a>
        ) : null}
      </div>
      <div className="px-5 pt-3 pb-4">
        <h3 id={`care-${field}`}>{title()}</h3>
        <ul lang={lang} className="mt-2 list-disc space-y-1 pl-6">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        {field === 'routine' ? (
          <p className="mt-4 print:hidden">
            <ButtonLink href="/book" variant="secondary">
              {m.clinic_network_book()}
            </ButtonLink>
          </p>
        ) : null}
      </div>
    </section>
  );
}
