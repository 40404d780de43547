import { readListState, type ListState } from '#src/features/console/frame/list-state.rules.ts';

/** The filters of the leave list, from the address. */
export function readLeaveQuery(request: Request): {
  state: ListState;
  question: { isPast: boolean; doctorId?: number };
} {
  const state = readListState(new URL(request.url).searchParams, {
    sorts: ['day'],
    defaultSort: 'day',
    filters: { of: 'any', when: ['past'] },
  });
  const doctor = state.filters.of ?? '';
  return {
    state,
    question: {
      isPast: state.filters.when === 'past',
      ...(/^[1-9]\d{0,8}$/.test(doctor) ? { doctorId: Number(doctor) } : {}),
    },
  };
}
