import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatDateTime } from '#src/shared/dates.ts';
import { ConfirmStep } from '#src/features/console/frame/ui/forms/confirm-step.tsx';
import type { ShownDraft } from '../drafts.schema.ts';

interface DraftNoticeProps {
  draft: ShownDraft | null;
  /** The form's field for the state on which it was opened, and that state. */
  seen: { field: string; value: string };
}

/** Says that the form below shows a draft, who saved it, and that visitors see something else; it can be discarded. */
export function DraftNotice({ draft, seen }: DraftNoticeProps) {
  if (!draft) return null;
  const time = formatDateTime(new Date(draft.savedAt), getLocale());
  return (
    <section aria-label={m.drafts_title()} className="mb-6 rounded-soft border-2 border-teal bg-white px-5 py-4">
      <p className="font-semibold text-deep">
        {draft.by ? m.drafts_by({ name: draft.by, time }) : m.drafts_from({ time })}
      </p>
      <p className="measure mt-1 mb-3 text-muted">{draft.isOutdated ? m.drafts_outdated() : m.drafts_hint()}</p>
      <ConfirmStep
        label={m.drafts_discard()}
        intent="discard"
        fields={<input type="hidden" name={seen.field} value={seen.value} />}
      >
        {m.drafts_discard_text()}
      </ConfirmStep>
    </section>
  );
}
