import { readListState, type ListShape, type ListState } from '#src/features/console/frame/list-state.rules.ts';
import type { WaitingListQuery } from '#src/features/appointments/front-desk/waiting-list-admin.server.ts';
import {
  offerStates,
  waitingStates,
  type OfferState,
  type WaitingState,
} from '#src/features/appointments/waiting-list/waiting-list.rules.ts';
import { isCalendarDay } from '#src/shared/dates.ts';
import { typedId } from '#src/shared/identifiers/typed-id.ts';

const shape: ListShape = {
  sorts: ['day', 'joined'],
  defaultSort: 'day',
  filters: { day: 'any', hospital: 'any', doctor: 'any', state: waitingStates, offer: offerStates },
};

/** The search and filters of the waiting lists, from the address. */
export function readWaitingListQuery(request: Request): { state: ListState; question: WaitingListQuery } {
  const state = readListState(new URL(request.url).searchParams, shape);
  const { day, hospital, doctor, state: status, offer } = state.filters;
  const [hospitalId, doctorId] = [typedId(hospital), typedId(doctor)];
  return {
    state,
    question: {
      q: state.q,
      order: { sort: state.sort, isDescending: state.isDescending },
      ...(day && isCalendarDay(day) ? { day } : {}),
      ...(hospitalId ? { hospitalId } : {}),
      ...(doctorId ? { doctorId } : {}),
      ...(status ? { status: status as WaitingState } : {}),
      ...(offer ? { offer: offer as OfferState } : {}),
    },
  };
}
