import type { ListOrder } from '#src/features/console/frame/list-order.rules.ts';
import { readListState, type ListState } from '#src/features/console/frame/list-state.rules.ts';

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
  const doctor = state.filters.of ?? '';
  return {
    state,
    question: {
      isPast: state.filters.when === 'past',
      order: { sort: state.sort, isDescending: state.isDescending },
      ...(/^[1-9]\d{0,8}$/.test(doctor) ? { doctorId: Number(doctor) } : {}),
    },
  };
}
