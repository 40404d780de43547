import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { stateName } from '#src/shared/places/state-names.ts';
import type { CorporateData } from '#src/features/site/home/home.schema.ts';

/** Hospitals and beds of each state. */
export function CorporateStates({ states }: Pick<CorporateData, 'states'>) {
  return (
    <section>
      <h2 className="mb-2">{m.home_states()}</h2>
      <p className="measure mb-6 text-muted">{m.home_states_hint()}</p>
      <table className="w-full tabular-nums">
        <thead>
          <tr className="border-b-2 border-gold text-left text-deep">
            <th scope="col" className="py-3 pr-4 font-semibold">
              {m.home_states_state()}
            </th>
            <th scope="col" className="py-3 pr-4 text-right font-semibold">
              {m.home_states_hospitals()}
            </th>
            <th scope="col" className="py-3 text-right font-semibold">
              {m.home_states_beds()}
            </th>
          </tr>
        </thead>
        <tbody>
          {states.map(({ state, hospitals, beds }) => (
            <tr key={state} className="border-b border-line">
              <th scope="row" className="pr-4 text-left font-normal">
                <SiteLink
                  href={`/our-hospitals?location=${encodeURIComponent(state)}`}
                  className="inline-flex min-h-11 items-center text-teal underline underline-offset-4"
                >
                  {stateName(state, getLocale())}
                </SiteLink>
              </th>
              <td className="py-2 pr-4 text-right">{hospitals}</td>
              <td className="py-2 text-right">{beds.toLocaleString('en')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
