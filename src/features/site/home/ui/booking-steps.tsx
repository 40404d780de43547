import { ButtonLink } from '#src/design/form/button.tsx';
import { FoldOnPhones } from '#src/design/content/fold-on-phones.tsx';
import { m } from '#src/paraglide/messages.js';
import type { SectionProps } from '../home.schema.ts';
import { SectionHeading } from './section-heading.tsx';

/** The steps of a booking, in a disclosure on phones: the first screen and the bottom bar already link to one. */
export function BookingSteps({ title }: SectionProps<'booking'>) {
  const steps = [
    { title: m.home_step_choose(), hint: m.home_step_choose_hint() },
    { title: m.home_step_time(), hint: m.home_step_time_hint() },
    { title: m.home_step_phone(), hint: m.home_step_phone_hint() },
    { title: m.home_step_come(), hint: m.home_step_come_hint() },
  ];
  return (
    <section className="page-column section later max-sm:py-3">
      <FoldOnPhones
        title={title}
        heading={<SectionHeading title={title} hint={m.home_booking_hint()} />}
        titleClass="text-xl font-semibold text-deep"
      >
        <ol className="grid gap-x-8 gap-y-3 sm:grid-cols-2 sm:gap-y-6 lg:grid-cols-4">
          {steps.map((step, index) => (
            <li key={step.title} className="flex gap-4 lg:block">
              <span aria-hidden="true" className="flex items-center lg:mb-4">
                <span className="grid size-9 shrink-0 sm:size-12 place-items-center self-start rounded-petal bg-teal text-xl font-semibold text-white tabular-nums">
                  {index + 1}
                </span>
                <span className="hidden h-0.5 flex-1 bg-gold lg:ml-4 lg:block" />
              </span>
              <span>
                <strong className="block font-semibold text-deep max-sm:pt-1.5 sm:text-lg">{step.title}</strong>
                <span className="text-muted">{step.hint}</span>
              </span>
            </li>
          ))}
        </ol>
        <p className="mt-4 sm:mt-8">
          <ButtonLink href="/book" variant="secondary">
            {m.home_booking_start()}
          </ButtonLink>
        </p>
      </FoldOnPhones>
    </section>
  );
}
