import { Button, ButtonLink } from '#src/design/form/button.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { pageHref } from '#src/design/navigation/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatDateTime } from '#src/shared/dates.ts';
import { continuedPage } from '../unsaved-changes.rules.ts';
import type { ShownUnsaved } from '../unsaved-changes.schema.ts';

/** Earlier unsaved changes, which can be continued in the form or discarded. */
export function UnsavedOffer({ unsaved }: { unsaved: ShownUnsaved | null }) {
  if (!unsaved) return null;
  const { record, typedAt, isContinued, isOutdated } = unsaved;
  const time = formatDateTime(new Date(typedAt), getLocale());
  return (
    <section
      aria-label={m.unsaved_title()}
      className="mb-6 rounded-soft border-2 border-gold bg-white px-5 py-4"
      data-unsaved={isContinued ? 'continued' : 'offered'}
    >
      <p className="font-semibold text-deep">
        {isContinued ? m.unsaved_continued({ time }) : m.unsaved_offer({ time })}
      </p>
      <p className="measure mt-1 text-muted">
        {isOutdated ? m.unsaved_outdated() : isContinued ? m.unsaved_continued_hint() : m.unsaved_offer_hint()}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        {isContinued ? null : <ButtonLink href={continuedPage(record)}>{m.unsaved_continue()}</ButtonLink>}
        <CsrfForm action={pageHref('/staff/unsaved')}>
          <input type="hidden" name="record" value={record} />
          <Button name="intent" value="discard" variant="danger">
            {m.unsaved_discard()}
          </Button>
        </CsrfForm>
      </div>
    </section>
  );
}
