import { Icon } from '#src/design/icons/icon.tsx';
import { Local } from '#src/design/content/local.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import type { BenefitCard } from '../clinic-network.schema.ts';

const looks: Record<BenefitCard['color'], { edge: string; circle: string }> = {
  teal: { edge: 'border-t-teal', circle: 'bg-teal text-white' },
  deep: { edge: 'border-t-deep', circle: 'bg-deep text-white' },
  gold: { edge: 'border-t-gold', circle: 'bg-gold text-deep' },
};

/** The benefits as cards; the whole card is a link. */
export function BenefitCards({ benefits }: { benefits: readonly BenefitCard[] }) {
  return (
    <section aria-labelledby="benefits" className="mt-8">
      <h2 id="benefits" className="sr-only">
        {m.clinic_network_benefits()}
      </h2>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {benefits.map(({ url, icon, color, title, description }) => (
          <li
            key={title.en}
            className={`relative flex flex-col rounded-petal border border-t-4 border-line bg-white p-6 shadow-card hover:shadow-lift ${looks[color].edge}`}
          >
            <span className={`grid size-12 place-items-center rounded-full ${looks[color].circle}`}>
              <Icon name={icon} size={24} />
            </span>
            <h3 className="mt-4">
              <SiteLink href={url} className="text-deep no-underline after:absolute after:inset-0 hover:underline">
                <Local text={title} />
              </SiteLink>
            </h3>
            <p className="mt-2 text-muted">
              <Local text={description} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
