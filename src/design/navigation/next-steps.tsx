import { m } from '#src/paraglide/messages.js';
import { ButtonLink } from '../form/button.tsx';

export interface NextStep {
  label: string;
  href: string;
}

/** Links at the end of a page; the first is the recommended one. */
export function NextSteps({ steps }: { steps: readonly NextStep[] }) {
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="next-steps" className="mt-10 max-w-3xl rounded-petal bg-pale p-5 md:p-6 print:hidden">
      <h2 id="next-steps" className="text-xl">
        {m.design_next_steps()}
      </h2>
      <p className="mt-3 flex flex-wrap gap-3">
        {steps.map(({ label, href }, index) => (
          <ButtonLink key={href} href={href} variant={index === 0 ? 'primary' : 'secondary'}>
            {label}
          </ButtonLink>
        ))}
      </p>
    </section>
  );
}
