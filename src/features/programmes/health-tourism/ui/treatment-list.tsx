import { FoldOnPhones } from '#src/design/content/fold-on-phones.tsx';
import { Local } from '#src/design/content/local.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import type { CostView, TreatmentItem } from '../health-tourism.server.ts';
import { TreatmentFacts } from './cost-guide.tsx';
import { CurrencyChoice, inCurrency } from './currency-choice.tsx';
import { openOnPhones } from '../treatment-list.rules.ts';

/** Treatments for patients from abroad, each with a cost guide in the chosen currency. */
export function TreatmentList({ treatments, costs }: { treatments: readonly TreatmentItem[]; costs: CostView }) {
  if (treatments.length === 0) return null;
  const others = treatments.slice(openOnPhones);
  return (
    <section aria-labelledby="treatments" className="mt-10 sm:mt-14">
      <h2 id="treatments" className="scroll-mt-28">
        {m.health_tourism_treatments()}
      </h2>
      <p className="measure mt-2 text-muted">{m.health_tourism_guide_note()}</p>
      <div id="costs" className="scroll-mt-28">
        <CurrencyChoice path="/health-tourism" costs={costs} />
      </div>
      <Cards treatments={treatments.slice(0, openOnPhones)} costs={costs} />
      {others.length > 0 ? (
        <FoldOnPhones title={m.health_tourism_other_treatments({ count: others.length })} heading={null} level="h3">
          <Cards treatments={others} costs={costs} />
        </FoldOnPhones>
      ) : null}
    </section>
  );
}

function Cards({ treatments, costs }: { treatments: readonly TreatmentItem[]; costs: CostView }) {
  return (
    <ul className="mt-4 grid gap-3 sm:mt-6 sm:gap-5 md:grid-cols-2">
      {treatments.map(({ id, address, title, summary, fields }) => (
        <li
          key={id}
          className="relative rounded-petal border border-line bg-white p-4 shadow-card hover:border-teal sm:p-6"
        >
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
  );
}
