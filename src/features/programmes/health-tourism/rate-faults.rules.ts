/** The faults of a rate that staff typed or that a file has. */
import { m } from '#src/paraglide/messages.js';
import { isCalendarDay } from '#src/shared/dates.ts';
import type { MessageText } from '#src/shared/failure.ts';
import { offeredCurrencies, readRate } from './exchange-rates.rules.ts';

/** The faults by field. `today` is the last allowed day of a rate, 'YYYY-MM-DD'. */
export function rateFaults(
  { currency, day, rate }: { currency: string; day: string; rate: string },
  today: string,
): Record<string, MessageText> {
  return {
    ...((offeredCurrencies as readonly string[]).includes(currency)
      ? {}
      : { currency: m.health_tourism_rate_currency }),
    ...(isCalendarDay(day) && day <= today ? {} : { day: m.health_tourism_rate_day }),
    ...(readRate(rate) === null ? { rate: m.health_tourism_rate_number } : {}),
  };
}
