import { Button } from '#src/design/form/button.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { CheckboxField, RadioGroup, TextArea } from '#src/design/form/field.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatDay } from '#src/shared/dates.ts';
import type { ActionRefusal } from '#src/features/console/frame/frame.server.ts';
import { AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { ConfirmStep } from '#src/features/console/frame/ui/forms/confirm-step.tsx';
import { mergeFields, undoDays, type MergeField } from '../duplicates/merge.rules.ts';
import type { MergedView, PairView } from '../duplicates/pair-view.server.ts';
import type { PatientSide } from '../duplicates/patient-side.server.ts';
import { mergeFieldWords } from './pair-words.ts';

const valueOf: Record<MergeField, (side: PatientSide) => string | null> = {
  name: (side) => side.name,
  dateOfBirth: (side) => side.dateOfBirth && formatDay(side.dateOfBirth, getLocale()),
  gender: (side) => side.gender && { female: m.privacy_female, male: m.privacy_male }[side.gender](),
  identity: (side) => side.idMask && [side.idMask, side.nationality].filter(Boolean).join(' · '),
  address: (side) => side.address,
};

/** A detail of a patient in words, with a text where it is missing. */
export const detailOf = (field: MergeField, side: PatientSide) => valueOf[field](side) ?? m.privacy_none();

interface ProposeProps {
  view: PairView & { one: PatientSide; other: PatientSide };
  refusal: ActionRefusal | undefined;
}

/** The choice of the account that stays, and of the account from which each detail is taken. */
export function ProposeForm({ view: { one, other, version }, refusal }: ProposeProps) {
  const kept = one.isEmailProved && (!other.isEmailProved || one.createdAt <= other.createdAt) ? 'one' : 'other';
  const [first, second] = kept === 'one' ? [one, other] : [other, one];
  const choice = (field: MergeField) =>
    valueOf[field](first) === null && valueOf[field](second) !== null ? (kept === 'one' ? 'other' : 'one') : kept;
  return (
    <AdminSection id="merge" title={m.privacy_merge()} intro={m.privacy_merge_intro()}>
      <CsrfForm className="grid max-w-2xl gap-6" noValidate>
        <input type="hidden" name="seen" value={version} />
        <RadioGroup
          legend={m.privacy_merge_keep()}
          hint={m.privacy_merge_keep_hint()}
          name="keep"
          options={[
            { value: 'one', label: `A: ${one.email}` },
            { value: 'other', label: `B: ${other.email}` },
          ]}
          defaultValue={refusal?.typed['keep'] ?? kept}
          error={refusal?.fields['keep']}
        />
        {mergeFields.map((field) => (
          <RadioGroup
            key={field}
            legend={mergeFieldWords[field]()}
            name={field}
            options={[
              { value: 'one', label: `A: ${detailOf(field, one)}` },
              { value: 'other', label: `B: ${detailOf(field, other)}` },
            ]}
            defaultValue={refusal?.typed[field] ?? choice(field)}
            error={refusal?.fields[field]}
          />
        ))}
        <TextArea
          name="mergeReason"
          label={m.staff_reason()}
          hint={m.privacy_merge_reason_hint()}
          defaultValue={refusal?.typed['mergeReason']}
          error={refusal?.fields['mergeReason']}
          maxLength={500}
          rows={3}
        />
        <CheckboxField name="isSure" label={m.privacy_merge_sure()} error={refusal?.fields['isSure']} />
        <div>
          <Button name="intent" value="propose">
            {m.privacy_merge_propose()}
          </Button>
        </div>
      </CsrfForm>
    </AdminSection>
  );
}

/** The form that undoes a merge while that is possible; afterwards, the reason why it is not. */
export function UndoForm({
  view,
  merged,
  refusal,
}: {
  view: PairView;
  merged: MergedView;
  refusal: ActionRefusal | undefined;
}) {
  const until = formatDay(merged.undoUntil, getLocale());
  return (
    <AdminSection
      id="undo"
      title={m.privacy_merge_undo()}
      intro={
        merged.canUndo ? m.privacy_merge_undo_until({ day: until }) : m.privacy_merge_undo_over({ days: undoDays })
      }
    >
      {merged.canUndo && (
        <ConfirmStep
          label={m.privacy_merge_undo_do()}
          intent="undo"
          isOpen={refusal !== undefined}
          fields={
            <>
              <input type="hidden" name="seen" value={view.version} />
              <TextArea
                name="reason"
                label={m.staff_reason()}
                hint={m.privacy_merge_undo_hint()}
                defaultValue={refusal?.typed['reason']}
                error={refusal?.fields['reason']}
                maxLength={500}
                rows={3}
              />
            </>
          }
        >
          {m.privacy_merge_undo_effect()}
        </ConfirmStep>
      )}
    </AdminSection>
  );
}
