import { readListState, type ListShape, type ListState } from '#src/features/console/frame/list-state.rules.ts';
import { proposalStates, type ProposalState } from '#src/features/appointments/time-proposals/time-proposals.rules.ts';
import type { NewTimesQuery } from '#src/features/appointments/front-desk/new-times-list.server.ts';
import { typedId } from '#src/shared/identifiers/typed-id.ts';

/** What waits for an answer is ordered by when it is due; what has one, the latest first. */
const shapeOf = (state: string | null): ListShape => ({
  sorts: ['due'],
  defaultSort: state === null || state === '' || state === 'proposed' ? 'due' : '-due',
  filters: { state: proposalStates, hospital: 'any', doctor: 'any' },
});

function questionOf({ filters: { state, hospital, doctor }, isDescending }: ListState): NewTimesQuery {
  const [hospitalId, doctorId] = [typedId(hospital), typedId(doctor)];
  return {
    isDescending,
    ...(state ? { state: state as ProposalState } : {}),
    ...(hospitalId ? { hospitalId } : {}),
    ...(doctorId ? { doctorId } : {}),
  };
}

/** The query of the list of new times, for its page and its file. */
export function readNewTimesQuery(request: Request): { state: ListState; question: NewTimesQuery } {
  const query = new URL(request.url).searchParams;
  const state = readListState(query, shapeOf(query.get('state')));
  return { state, question: questionOf(state) };
}
