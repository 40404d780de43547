import { ButtonLink } from '#src/design/form/button.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatDateTime } from '#src/shared/dates.ts';
import type { OwnProposal } from '../view-proposal.server.ts';

/** On the patient's own appointment: a new time was proposed, and how to answer. */
export function OwnNewTime({ proposal }: { proposal: OwnProposal }) {
  const { reference, doctorName, startsAt, dueAt } = proposal;
  const language = getLocale();
  return (
    <Notice tone="warning" title={m.new_times_own()}>
      <p>
        {m.new_times_own_facts({
          doctor: doctorName,
          when: formatDateTime(startsAt, language),
          until: formatDateTime(dueAt, language),
        })}
      </p>
      <p className="mt-3">
        <ButtonLink href={`/my-appointments/${reference}/new-time`}>{m.new_times_own_answer()}</ButtonLink>
      </p>
    </Notice>
  );
}
