/** The sources from which the figures of trends are counted, day by day. */
import type { DaySource } from '#src/platform/day-figures/day-figures.server.ts';
import { formKinds } from '#src/features/requests/forms/kinds/form-kinds.schema.ts';
import { isOurTurn } from '#src/features/requests/forms/promised-answer.rules.ts';
import { answerDays, type PromisedKind } from './data/answer-days.store.server.ts';
import { bookingDays, appointmentDays } from './data/appointment-days.store.server.ts';
import { waitingDays } from './data/waiting-days.store.server.ts';

/** The kinds of forms whose page promises an answer. */
export function promisedKinds(): PromisedKind[] {
  return formKinds.flatMap((kind) =>
    kind.answerWithin && isOurTurn(kind, kind.lifeCycle.first)
      ? [
          {
            kind: kind.name,
            open: Object.keys(kind.lifeCycle.tones).filter((state) => isOurTurn(kind, state)),
            within: kind.answerWithin,
          },
        ]
      : [],
  );
}

/** The sources whose sums are stored by day. */
export function trendSources(): DaySource[] {
  return [bookingDays, appointmentDays, answerDays(promisedKinds()), waitingDays];
}
