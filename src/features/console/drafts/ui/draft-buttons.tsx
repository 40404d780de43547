import type { ReactNode } from 'react';
import { Button } from '#src/design/form/button.tsx';
import { ConfirmStep } from '#src/features/console/frame/ui/forms/confirm-step.tsx';
import { m } from '#src/paraglide/messages.js';

interface DraftButtonsProps {
  /** The id of the form in which they stand. */
  form: string;
  /** Further buttons of the form: its preview. */
  children?: ReactNode;
}

/**
 * The buttons of a form with a draft. Saving the draft is the first, which Enter presses, and changes nothing for
 * visitors; publishing asks for a confirmation.
 */
export function DraftButtons({ form, children }: DraftButtonsProps) {
  return (
    <div className="flex flex-wrap items-start gap-3">
      <Button name="intent" value="draft">
        {m.drafts_save()}
      </Button>
      {children}
      <ConfirmStep label={m.drafts_publish()} intent="publish" variant="primary" form={form}>
        {m.drafts_publish_text()}
      </ConfirmStep>
    </div>
  );
}
