import { SelectField, TextField } from '#src/design/form/field.tsx';
import { ConfirmStep } from '#src/features/console/frame/ui/forms/confirm-step.tsx';
import { AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { StateChip } from '#src/features/console/frame/ui/lists/state-chip.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatDateTime } from '#src/shared/dates.ts';
import { localText, type LocalText } from '#src/shared/local-text.ts';
import type { AdminPackage } from '../draft/package-draft.schema.ts';
import { statusTones, statusWords } from './packages-admin.words.ts';

interface PackageStatusProps {
  item: Pick<AdminPackage, 'status'> & { publishedAt: Date | null; successorId: number | null };
  /** Packages on sale. */
  successors: readonly { id: number; title: LocalText }[];
  mayWrite: boolean;
  refusal: { fields: Record<string, string>; typed: Record<string, string> } | undefined;
}

/** Whether the package is on sale, and the button to change that. */
export function PackageStatus({ item, successors, mayWrite, refusal }: PackageStatusProps) {
  const { status, publishedAt } = item;
  const error = refusal?.fields['successor'];
  const chosen = refusal?.typed['successor'] ?? String(item.successorId ?? '');
  const choice = <SuccessorChoice successors={successors} chosen={chosen} error={error} />;
  return (
    <AdminSection id="status" title={m.package_admin_status()}>
      <p className="mb-4 flex flex-wrap items-center gap-3">
        <StateChip tone={statusTones[status]}>{statusWords(status)}</StateChip>
        {publishedAt && status === 'published' ? (
          <span className="text-muted">
            {m.package_admin_on_sale_from({ date: formatDateTime(publishedAt, getLocale()) })}
          </span>
        ) : null}
      </p>
      {mayWrite ? (
        <div className="flex flex-wrap gap-3">
          {status === 'published' ? (
            <ConfirmStep label={m.package_admin_withdraw()} intent="withdraw" fields={choice} isOpen={Boolean(error)}>
              {m.package_admin_withdraw_meaning()}
            </ConfirmStep>
          ) : (
            <ConfirmStep
              label={m.package_admin_publish()}
              intent="publish"
              variant="primary"
              fields={
                <TextField name="from" type="date" label={m.package_admin_from()} hint={m.package_admin_from_hint()} />
              }
            >
              {m.package_admin_publish_meaning()}
            </ConfirmStep>
          )}
          {status === 'withdrawn' && publishedAt ? (
            <ConfirmStep
              label={m.package_admin_successor_change()}
              intent="successor"
              variant="primary"
              fields={choice}
              isOpen={Boolean(error)}
            >
              {m.package_admin_successor_meaning()}
            </ConfirmStep>
          ) : null}
        </div>
      ) : null}
    </AdminSection>
  );
}

/** The package to which the address of a withdrawn one leads. */
function SuccessorChoice({
  successors,
  chosen,
  error,
}: {
  successors: PackageStatusProps['successors'];
  chosen: string;
  error: string | undefined;
}) {
  return (
    <SelectField
      label={m.package_admin_successor()}
      hint={m.package_admin_successor_hint()}
      name="successor"
      emptyLabel={m.package_admin_successor_none()}
      defaultValue={chosen}
      options={successors.map(({ id, title }) => ({ value: String(id), label: localText(title, getLocale()).text }))}
      error={error}
    />
  );
}
