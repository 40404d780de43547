import { TextField } from '#src/design/form/field.tsx';
import { ConfirmStep } from '#src/features/console/frame/ui/forms/confirm-step.tsx';
import { AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { StateChip } from '#src/features/console/frame/ui/lists/state-chip.tsx';
import { m } from '#src/paraglide/messages.js';
import type { CatalogueStatus } from '../catalogue-status.rules.ts';
import { statusTones, statusWords } from './catalogue-words.ts';

interface ItemStateProps {
  status: CatalogueStatus;
  version: number;
  /** Whether it has a page of its own, whose address can redirect. */
  hasAddress: boolean;
  refusal: { fields: Record<string, string>; typed: Record<string, string> } | undefined;
}

/** The state of an item and the possible steps. */
export function ItemState({ status, version, hasAddress, refusal }: ItemStateProps) {
  const held = <input type="hidden" name="version" value={version} />;
  const error = refusal?.fields.moved_to;
  return (
    <AdminSection id="item-state" title={m.catalogue_state()}>
      <div className="flex flex-wrap items-start gap-4">
        <p className="flex min-h-11 items-center">
          <StateChip tone={statusTones[status]}>{statusWords(status)}</StateChip>
        </p>
        {status === 'draft' && (
          <ConfirmStep label={m.catalogue_publish()} intent="step:publish" variant="primary" fields={held}>
            {m.catalogue_publish_hint()}
          </ConfirmStep>
        )}
        {status === 'retired' ? (
          <ConfirmStep label={m.catalogue_restore()} intent="step:restore" variant="primary" fields={held}>
            {m.catalogue_restore_hint()}
          </ConfirmStep>
        ) : (
          <ConfirmStep
            label={m.catalogue_retire()}
            intent="step:retire"
            isOpen={Boolean(error)}
            fields={
              <>
                {held}
                {hasAddress && (
                  <TextField
                    name="moved_to"
                    label={m.catalogue_moved_to()}
                    hint={m.catalogue_moved_to_hint()}
                    maxLength={200}
                    error={error}
                    defaultValue={refusal?.typed.moved_to}
                  />
                )}
              </>
            }
          >
            {m.catalogue_retire_hint()}
          </ConfirmStep>
        )}
      </div>
    </AdminSection>
  );
}
