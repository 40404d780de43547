import type { ListOrder } from '#src/features/console/frame/list-order.rules.ts';
import { readListState, type ListState } from '#src/features/console/frame/list-state.rules.ts';
import { typedId } from '#src/shared/identifiers/typed-id.ts';

/** The filters of the leave list, from the address. */
export function readLeaveQuery(request: Request): {
  state: ListState;
  question: { isPast: boolean; doctorId?: number; order: ListOrder };
} {
  const query = new URL(request.url).searchParams;
  const state = readListState(query, {
    sorts: ['days', 'doctor'],
    // Past leave is listed with the latest first.
    defaultSort: query.get('when') === 'past' ? '-days' : 'days',
    filters: { of: 'any', when: ['past'] },
  });
  const doctorId = typedId(state.filters.of);
  return {
    state,
    question: {
      isPast: state.filters.when === 'past',
      order: { sort: state.sort, isDescending: state.isDescending },
      ...(doctorId === undefined ? {} : { doctorId }),
    },
  };
}
