import { Card } from '#src/design/content/card.tsx';
import { Icon } from '#src/design/icons/icon.tsx';
import { DoctorPortrait } from '#src/design/pictures/doctor-portrait.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import type { LastDoctor } from '#src/features/appointments/my-appointments/my-appointments.server.ts';
import { m } from '#src/paraglide/messages.js';

interface BookAgainProps {
  persons: readonly { id: string; name: string; doctor: LastDoctor | null }[];
}

/**
 * The latest doctor of each family member: one tap shows the available slots, one more chooses a slot. The links pass
 * on the person.
 */
export function BookAgain({ persons }: BookAgainProps) {
  return (
    <section aria-labelledby="again">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="again" className="text-xl">
          {m.profile_home_again()}
        </h2>
        <SiteLink href="/profile/persons/new" className="inline-flex min-h-11 items-center font-semibold">
          {m.profile_person_add()}
        </SiteLink>
      </div>
      <ul className="mt-2 grid gap-3 sm:grid-cols-2">
        {persons.map(({ id, name, doctor }) => (
          <li key={id} className="flex sm:last:odd:col-span-2">
            <Card className="w-full">
              <SiteLink
                href={doctor ? `/book/${doctor.slug}?person=${id}` : `/profile/book-for/${id}`}
                className="flex min-h-20 items-center gap-3 p-4 text-ink no-underline hover:bg-mist"
              >
                <span className="min-w-0 grow">
                  <span className="block leading-snug font-semibold text-deep">{name}</span>
                  <span className="mt-1.5 flex items-center gap-2 leading-snug text-muted">
                    {/* The portrait is the doctor's, so it is beside that name and not beside the family member's. */}
                    <span className="grid size-9 shrink-0 place-items-center overflow-hidden rounded-petal bg-pale text-teal">
                      {doctor ? (
                        <DoctorPortrait doctor={doctor} sizes="2.25rem" />
                      ) : (
                        <Icon name="stethoscope" size={18} />
                      )}
                    </span>
                    <span className="min-w-0">
                      {doctor ? m.profile_home_with({ doctor: doctor.name }) : m.profile_home_choose()}
                    </span>
                  </span>
                </span>
                <Icon name="right" size={18} className="text-teal" />
              </SiteLink>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
