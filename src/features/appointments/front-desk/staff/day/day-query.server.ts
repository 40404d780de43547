import { readListState, type ListShape, type ListState } from '#src/features/console/frame/list-state.rules.ts';
import type { AppointmentState } from '#src/features/appointments/appointments/appointments.rules.ts';
import { visibleStates, type FrontDeskQuery } from '#src/features/appointments/front-desk/front-desk-day.server.ts';
import { typedId } from '#src/shared/identifiers/typed-id.ts';

const shape: ListShape = {
  sorts: ['time', 'name', 'doctor', 'hospital', 'reference', 'state'],
  defaultSort: 'time',
  filters: { day: 'any', hospital: 'any', doctor: 'any', state: visibleStates },
};

/** The search and filters of the day's list, from its address. */
export function readDayQuery(request: Request): { state: ListState; question: FrontDeskQuery } {
  const state = readListState(new URL(request.url).searchParams, shape);
  const { day, hospital, doctor } = state.filters;
  const [hospitalId, doctorId] = [typedId(hospital), typedId(doctor)];
  return {
    state,
    question: {
      q: state.q,
      order: { sort: state.sort, isDescending: state.isDescending },
      ...(day ? { day } : {}),
      ...(hospitalId ? { hospitalId } : {}),
      ...(doctorId ? { doctorId } : {}),
      ...(state.filters.state ? { status: state.filters.state as AppointmentState } : {}),
    },
  };
}
