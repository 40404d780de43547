import type { CarePlan } from '#src/features/site/settings/care-programme-setting.schema.ts';
import { m } from '#src/paraglide/messages.js';
import { formatSen } from '#src/shared/money.ts';

/** 'Free of charge', 'RM240.00 a year', 'RM90.00 for 6 months'. */
export function priceWords({ priceSen, months }: Pick<CarePlan, 'priceSen' | 'months'>): string {
  if (months === null) return m.cares_free();
  const price = formatSen(priceSen);
  return months === 12 ? m.cares_price_year({ price }) : m.cares_price_months({ price, months });
}

/** The people of a plan: 'one person', 'up to 2 adults and 4 children', 'each person in your account'. */
export function peopleWords({ adults, children, months }: Pick<CarePlan, 'adults' | 'children' | 'months'>): string {
  if (months === null) return m.cares_people_each();
  return adults === 1 && children === 0 ? m.cares_people_one() : m.cares_people_family({ adults, children });
}
