import { readListState, type ListState } from '#src/features/console/frame/list-state.rules.ts';
import { offeredCurrencies } from '../exchange-rates.rules.ts';

/** Which of the entered rates are asked for, as the address says it. */
export function readRatesQuery(request: Request): ListState {
  return readListState(new URL(request.url).searchParams, {
    sorts: ['day'],
    defaultSort: '-day',
    filters: { of: offeredCurrencies },
  });
}
