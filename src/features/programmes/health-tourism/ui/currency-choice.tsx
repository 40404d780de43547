import { Button } from '#src/design/form/button.tsx';
import { SelectField } from '#src/design/form/field.tsx';
import { pageHref } from '#src/design/navigation/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatDay } from '#src/shared/dates.ts';
import type { CostView } from '../health-tourism.server.ts';

/**
 * The choice of the currency, with the day of its rate and a notice that charges are in ringgit. A plain form,
 * without scripts.
 */
export function CurrencyChoice({ path, costs: { currencies, rate } }: { path: string; costs: CostView }) {
  if (currencies.length === 0) return null;
  return (
    <div className="mt-5 rounded-soft border border-line bg-mist p-4">
      <form method="get" action={`${pageHref(path)}#costs`} className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <SelectField
          name="currency"
          label={m.health_tourism_currency_show()}
          options={currencies.map((one) => ({ value: one, label: one }))}
          emptyLabel="MYR"
          defaultValue={rate?.currency}
          className="w-44"
        />
        <Button variant="secondary">{m.health_tourism_currency_go()}</Button>
      </form>
      <p className="mt-3 text-[0.9375rem] text-muted" role="status">
        {rate
          ? m.health_tourism_currency_note({
              currency: rate.currency,
              day: formatDay(rate.day, getLocale()),
              amount: rate.per100Myr.toLocaleString('en'),
            })
          : m.health_tourism_currency_myr()}
      </p>
    </div>
  );
}

/** A page's address with the chosen currency, so that the choice carries over. */
export function inCurrency(href: string, { rate }: CostView): string {
  if (!rate) return href;
  const [path, hash] = href.split('#');
  return `${path}?currency=${rate.currency}${hash ? `#${hash}` : ''}`;
}
