import { readListState, type ListState } from '#src/features/console/frame/list-state.rules.ts';
import { offeredCurrencies } from '../exchange-rates.rules.ts';

/** The filter of the entered rates, from the address. */
export function readRatesQuery(request: Request): ListState {
  return readListState(new URL(request.url).searchParams, {
    sorts: ['day', 'currency'],
    defaultSort: '-day',
    filters: { of: offeredCurrencies },
  });
}
