import type { ReactNode } from 'react';
import { TextArea } from '#src/design/form/field.tsx';
import { ConfirmStep } from '#src/features/console/frame/ui/forms/confirm-step.tsx';
import { m } from '#src/paraglide/messages.js';
import { longestNote } from '../text-proposals.schema.ts';

interface SendBackProps {
  refused: { fields: Readonly<Record<string, string>>; typed: Readonly<Record<string, string>> } | undefined;
  /** Hidden fields that name what was read. */
  held: ReactNode;
}

/** Sends a health text back to its author, with a note that says why. */
export function SendBackStep({ refused, held }: SendBackProps) {
  return (
    <ConfirmStep
      label={m.content_step_send_back()}
      intent="send_back"
      variant="secondary"
      isOpen={Boolean(refused?.fields['note'])}
      fields={
        <>
          {held}
          <TextArea
            name="note"
            label={m.proposal_note()}
            error={refused?.fields['note']}
            defaultValue={refused?.typed['note']}
            maxLength={longestNote}
          />
        </>
      }
    >
      {m.proposal_send_back_hint()}
    </ConfirmStep>
  );
}
