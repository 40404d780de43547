import { Button } from '#src/design/form/button.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { RecordList } from '#src/design/content/record-list.tsx';
import { m } from '#src/paraglide/messages.js';
import { AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { ConfirmStep } from '#src/features/console/frame/ui/forms/confirm-step.tsx';
import { mergeFields, undoDays } from '../duplicates/merge.rules.ts';
import type { PlannedArea } from '../duplicates/merge-plan.server.ts';
import type { PairView, ProposalView } from '../duplicates/pair-view.server.ts';
import type { PatientSide } from '../duplicates/patient-side.server.ts';
import { detailOf } from './merge-forms.tsx';
import { blockerWords, mergeFieldWords } from './pair-words.ts';
import { areaName } from './record-sections.tsx';

interface Props {
  view: PairView & { one: PatientSide; other: PatientSide };
  proposal: ProposalView;
}

/**
 * A proposed merge: the resulting record, the moved rows, the records that become one, and the confirmation by a second
 * person.
 */
export function MergeProposal({ view: { one, other, version }, proposal }: Props) {
  const [kept, gone] = proposal.keeps === 'one' ? [one, other] : [other, one];
  const { plan, choices } = proposal;
  return (
    <AdminSection
      id="proposal"
      title={m.privacy_merge_proposal()}
      intro={m.privacy_merge_proposed_by({ name: proposal.by, reason: proposal.reason })}
    >
      {plan.blockers.length > 0 && (
        <div className="mb-5">
          <Notice tone="error" title={m.privacy_merge_blocked()}>
            <ul>
              {plan.blockers.map((blocker) => (
                <li key={blocker}>{blockerWords[blocker]()}</li>
              ))}
            </ul>
          </Notice>
        </div>
      )}
      <RecordList
        items={[
          { label: m.privacy_merge_stays(), value: kept.email },
          { label: m.privacy_merge_closes(), value: gone.email },
          ...mergeFields.map((field) => ({
            label: mergeFieldWords[field](),
            value: detailOf(field, choices[field] === 'kept' ? kept : gone),
          })),
        ]}
      />
      <PlanTable areas={plan.areas} />
      <Rules />
      <div className="mt-6 flex flex-wrap items-start gap-4">
        {plan.blockers.length === 0 &&
          (proposal.isOwn ? (
            <p className="measure">{m.privacy_merge_waits()}</p>
          ) : (
            <ConfirmStep
              label={m.privacy_merge_confirm()}
              intent="merge"
              fields={<input type="hidden" name="seen" value={version} />}
            >
              {m.privacy_merge_confirm_effect({ closed: gone.email, days: undoDays })}
            </ConfirmStep>
          ))}
        <CsrfForm>
          <input type="hidden" name="seen" value={version} />
          <Button variant="secondary" name="intent" value="withdraw">
            {m.privacy_merge_withdraw()}
          </Button>
        </CsrfForm>
      </div>
    </AdminSection>
  );
}

function PlanTable({ areas }: { areas: readonly PlannedArea[] }) {
  if (areas.length === 0) return <p className="mt-5">{m.privacy_merge_nothing()}</p>;
  return (
    <table className="mt-5 w-full max-w-2xl border-collapse">
      <caption className="pb-2 text-left font-semibold text-deep">{m.privacy_merge_moves()}</caption>
      <thead>
        <tr className="border-b-2 border-line text-left">
          <th scope="col" className="py-2 pr-4">
            {m.privacy_area()}
          </th>
          <th scope="col" className="py-2 pr-4 text-right">
            {m.privacy_merge_moving()}
          </th>
          <th scope="col" className="py-2 text-right">
            {m.privacy_merge_staying()}
          </th>
        </tr>
      </thead>
      <tbody>
        {areas.map(({ name, moving, staying, meetings }) => (
          <tr key={name} className="border-b border-line">
            <th scope="row" className="py-2 pr-4 text-left font-normal">
              {name === 'account' ? m.privacy_pair_family() : areaName(name)}
              {meetings.length > 0 && (
                <span className="block text-sm font-semibold text-gold-text">
                  {name === 'memberships'
                    ? m.privacy_merge_meet_cards({ numbers: meetings.join(', ') })
                    : m.privacy_merge_meet_times({ numbers: meetings.join(', ') })}
                </span>
              )}
            </th>
            <td className="py-2 pr-4 text-right align-top tabular-nums">{moving}</td>
            <td className="py-2 text-right align-top tabular-nums">{staying}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The rules of a merge, for the person who confirms it. */
function Rules() {
  return (
    <ul className="measure mt-5 list-disc pl-5 text-muted">
      <li>{m.privacy_merge_rule_sign_in()}</li>
      <li>{m.privacy_merge_rule_twins()}</li>
      <li>{m.privacy_merge_rule_bookings()}</li>
      <li>{m.privacy_merge_rule_cards()}</li>
      <li>{m.privacy_merge_rule_consent()}</li>
    </ul>
  );
}
