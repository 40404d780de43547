import { Icon } from '#src/design/icons/icon.tsx';
import { phoneHref } from '#src/design/content/phone-link.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import type { UrgentConcept } from '../urgent-concepts.rules.ts';
import type { FirstAidLink } from '../urgent-help.schema.ts';
import { conceptWords } from './concept-words.ts';
import { helplinesOf } from './helplines.ts';

interface Props {
  concept: UrgentConcept;
  /** The national emergency number, from the settings. */
  phone: string;
  /** The published first-aid entry with all the steps. */
  firstAid: FirstAidLink | null;
}

/** What to do at once: the first step and the numbers come first. */
export function UrgentCard({ concept, phone, firstAid }: Props) {
  const { title, step } = conceptWords[concept];
  return (
    <section aria-labelledby="urgent" className="rounded-petal border-2 border-error bg-error-pale p-5 md:p-6">
      <h2 id="urgent" className="flex items-center gap-2 text-xl text-error">
        <Icon name="emergency" size={24} />
        {title()}
      </h2>
      <p className="measure mt-1">{step()}</p>
      <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        {helplinesOf(concept).map((line) => (
          <PhoneButton
            key={line.phone}
            phone={line.phone}
            label={line.label({ phone: line.phone })}
            isLoud={line.isOpenAlways}
          />
        ))}
        <PhoneButton phone={phone} label={m.urgent_call({ phone })} isLoud />
      </p>
      <p className="mt-2 flex flex-wrap gap-x-6">
        {firstAid ? (
          <SiteLink href={firstAid.href} className="inline-flex min-h-11 items-center font-semibold">
            {m.urgent_first_aid({ title: firstAid.title })}
          </SiteLink>
        ) : null}
        <SiteLink href="/our-hospitals" className="inline-flex min-h-11 items-center font-semibold">
          {m.urgent_hospitals()}
        </SiteLink>
      </p>
    </section>
  );
}

function PhoneButton({ phone, label, isLoud }: { phone: string; label: string; isLoud: boolean }) {
  const look = isLoud ? 'bg-error text-white hover:text-white' : 'border border-error bg-white text-error';
  return (
    <a
      href={phoneHref(phone)}
      className={`inline-flex min-h-12 items-center gap-2 rounded-soft px-5 text-lg font-semibold no-underline tabular-nums hover:underline ${look}`}
    >
      <Icon name="phone" size={20} />
      {label}
    </a>
  );
}
