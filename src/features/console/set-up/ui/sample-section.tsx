import { AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { ConfirmStep } from '#src/features/console/frame/ui/forms/confirm-step.tsx';
import { m } from '#src/paraglide/messages.js';

/** The sample group: for a look before real data is entered, and its removal. */
export function SampleSection({ hasSample, mayLoad }: { hasSample: boolean; mayLoad: boolean }) {
  if (!hasSample && !mayLoad) return null;
  return (
    <AdminSection id="sample" title={m.set_up_sample()} intro={m.set_up_sample_intro()}>
      {hasSample ? (
        <ConfirmStep label={m.set_up_sample_remove()} intent="remove-sample">
          {m.set_up_sample_remove_means()}
        </ConfirmStep>
      ) : (
        <ConfirmStep label={m.set_up_sample_load()} intent="load-sample" variant="primary">
          {m.set_up_sample_load_means()}
        </ConfirmStep>
      )}
    </AdminSection>
  );
}
