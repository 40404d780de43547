import { AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { ConfirmStep } from '#src/features/console/frame/ui/forms/confirm-step.tsx';
import { StateChip } from '#src/features/console/frame/ui/lists/state-chip.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import type { Missing } from '../set-up.rules.ts';

interface Opening {
  isOpen: boolean;
  mayOpen: boolean;
  missing: readonly Missing[];
}

/** Whether visitors see the site, and the button that changes this. */
export function OpeningSection({ view: { isOpen, mayOpen, missing } }: { view: Opening }) {
  const required = missing.filter(({ isRequired }) => isRequired).length;
  return (
    <AdminSection id="opening" title={m.set_up_opening()}>
      <p className="mb-3">
        <StateChip tone={isOpen ? 'good' : 'waiting'}>{isOpen ? m.set_up_is_open() : m.set_up_is_closed()}</StateChip>
      </p>
      {isOpen ? (
        <ConfirmStep label={m.set_up_close()} intent="close">
          {m.set_up_close_means()}
        </ConfirmStep>
      ) : (
        <>
          <p className="measure mb-4">
            {m.set_up_preview()}{' '}
            <SiteLink href="/home" className="inline-flex min-h-11 items-center">
              {m.set_up_preview_link()}
            </SiteLink>
          </p>
          {mayOpen ? (
            <ConfirmStep label={m.set_up_open()} intent="open" variant="primary">
              {m.set_up_open_means()}
            </ConfirmStep>
          ) : (
            <p className="font-semibold text-deep">{m.set_up_still_missing({ count: required })}</p>
          )}
        </>
      )}
    </AdminSection>
  );
}
