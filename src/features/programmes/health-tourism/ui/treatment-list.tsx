import { Local } from '#src/design/local.tsx';
import { SiteLink } from '#src/design/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import type { CostView, TreatmentItem } from '../health-tourism.server.ts';
import { TreatmentFacts } from './cost-guide.tsx';
import { CurrencyChoice, inCurrency } from './currency-choice.tsx';

/** Treatments for patients from abroad, each with a cost guide in the chosen currency. */
export function TreatmentList({ treatments, costs }: { treatments: readonly TreatmentItem[]; costs: CostView }) {
  if (treatments.length === 0) return null;
  return (
    <section aria-labelledby="treatments" className="mt-14">
      <h2 id="treatments" className="scroll-mt-28">
        {m.health_tourism_treatments()}
      </h2>
      <p className="measure mt-2 text-muted">{m.health_tourism_guide_note()}</p>
      <div id="costs" className="scroll-mt-28">
        <CurrencyChoice path="/health-tourism" costs={costs} />
      </div>
      <ul className="mt-6 grid gap-5 md:grid-cols-2">
        {treatments.map(({ id, address, title, summary, fields }) => (
          <li key={id} className="relative rounded-petal border border-line bg-white p-6 shadow-card hover:border-teal">
            <h3 className="text-lg">
              <SiteLink
                href={inCurrency(address ?? '#', costs)}
                className="text-deep no-underline after:absolute after:inset-0 hover:underline"
              >
                <Local text={title} />
              </SiteLink>
            </h3>
            <p className="mt-1 text-muted">
              <Local text={summary} />
            </p>
            <TreatmentFacts fields={fields} rate={costs.rate} />
          </li>
        ))}
      </ul>
    </section>
  );
}
