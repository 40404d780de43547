import { Button } from '#src/design/form/button.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { m } from '#src/paraglide/messages.js';
import type { PersonView } from '#src/features/patient/persons/persons.server.ts';

/** The masked number. It is shown in full when its owner asks by a form, so that it is in no address. */
export function IdentityNumber({ person, revealed }: { person: PersonView; revealed: string | undefined }) {
  if (!person.idMask) return <>{m.profile_none()}</>;
  if (revealed) return <strong className="tabular-nums">{revealed}</strong>;
  const mayAsk = person.access === 'self' || person.access === 'full';
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <span className="tabular-nums">{person.idMask}</span>
      {mayAsk ? (
        <CsrfForm>
          <input type="hidden" name="intent" value="reveal" />
          <input type="hidden" name="person" value={person.id} />
          <Button variant="quiet">
            {m.profile_reveal()}
            <span className="sr-only"> {person.name}</span>
          </Button>
        </CsrfForm>
      ) : null}
    </div>
  );
}
