import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { m } from '#src/paraglide/messages.js';

/** After a change of a schedule: the list of the patients who were asked about a new time. */
export function AnswersLink() {
  return (
    <p className="mt-2">
      <SiteLink href="/staff/new-times" className="inline-flex min-h-11 items-center">
        {m.new_times_desk_see()}
      </SiteLink>
    </p>
  );
}
