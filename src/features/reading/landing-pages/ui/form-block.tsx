import { ButtonLink } from '#src/design/form/button.tsx';
import type { BlockOf } from '#src/features/publishing/entries/landing-blocks/landing-blocks.schema.ts';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { localText } from '#src/shared/local-text.ts';
import type { LandingPageData } from '../landing-pages.schema.ts';

interface FormBlockProps {
  block: BlockOf<'form'>;
  id: string;
  /** Absent once the form has ended: then nothing is shown. */
  form: LandingPageData['forms'][string] | undefined;
}

/**
 * A form that staff have built: its purpose, and the link to it. Its fields are on its own page, because a page on
 * which third-party scripts may run must not collect personal data.
 */
export function FormBlock({ block, id, form }: FormBlockProps) {
  if (!form) return null;
  const language = getLocale();
  return (
    <section aria-labelledby={id} className="rounded-petal border border-line bg-pale p-6 md:p-8">
      <h2 id={id} className="scroll-mt-28">
        {localText(form.title, language).text}
      </h2>
      <p className="measure mt-3 whitespace-pre-line">{localText(form.intro, language).text}</p>
      {form.days > 0 ? <p className="mt-3 text-muted">{m.custom_forms_promise({ days: form.days })}</p> : null}
      <p className="mt-5">
        <ButtonLink href={`/forms/${block.form}`}>{m.custom_forms_open()}</ButtonLink>
      </p>
    </section>
  );
}
