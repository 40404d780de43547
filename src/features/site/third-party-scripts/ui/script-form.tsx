import { Button } from '#src/design/form/button.tsx';
import { CheckboxField, SelectField, TextArea, TextField, type Option } from '#src/design/form/field.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { AutosavedForm } from '#src/features/console/unsaved-changes/ui/autosaved-form.tsx';
import { UnsavedOffer } from '#src/features/console/unsaved-changes/ui/unsaved-offer.tsx';
import { begunOnField } from '#src/features/console/unsaved-changes/unsaved-changes.rules.ts';
import type { ShownUnsaved } from '#src/features/console/unsaved-changes/unsaved-changes.schema.ts';
import { m } from '#src/paraglide/messages.js';
import type { TypedScript } from '../script-check.server.ts';

/** A typed record, and the saved state on which it is based. */
interface Begun {
  typed: TypedScript | null;
  begun: string;
}

interface ScriptFormProps {
  record: string;
  unsaved: ShownUnsaved | null;
  /** The sent values: refused, or checked without being saved. */
  sent: (Begun & { refusal: { fields: Record<string, string> } | null }) | undefined;
  /** Earlier unsaved values that are continued. */
  continued: Begun | null;
  stored: TypedScript;
  places: readonly Option[];
  /** Sent back to detect a change by another person. */
  version?: string;
}

/** The form of a record. 'Check' shows the policy and stores nothing. */
export function ScriptForm({ record, unsaved, sent, continued, stored, places, version = '' }: ScriptFormProps) {
  const values = sent?.typed ?? continued?.typed ?? stored;
  const errors = sent?.refusal?.fields ?? {};
  const begun = (sent?.typed ? sent : continued)?.begun ?? version;
  return (
    <AdminSection id="script-form" title={m.scripts_form()}>
      {sent ? null : <UnsavedOffer unsaved={unsaved} />}
      <AutosavedForm
        id="script-fields"
        record={record}
        unsaved={unsaved}
        isTyped={Boolean(sent?.typed)}
        typed={begun === version ? undefined : { [begunOnField]: begun }}
        className="grid max-w-3xl gap-5"
        noValidate
      >
        {version ? <input type="hidden" name="saved-at" value={version} /> : null}
        <TextField
          name="name"
          label={m.scripts_name()}
          hint={m.scripts_name_hint()}
          defaultValue={values.name}
          error={errors['name']}
          maxLength={80}
          required
        />
        <SelectField
          name="context"
          label={m.scripts_where()}
          options={places}
          defaultValue={values.context}
          error={errors['context']}
        />
        <TextArea
          name="hosts"
          label={m.scripts_hosts()}
          hint={m.scripts_hosts_hint()}
          rows={3}
          defaultValue={values.hosts}
          error={errors['hosts']}
        />
        <TextArea
          name="head"
          label={m.scripts_head()}
          hint={m.scripts_head_hint()}
          rows={6}
          defaultValue={values.head}
          error={errors['head']}
          maxLength={20_000}
        />
        <TextArea
          name="body"
          label={m.scripts_body()}
          hint={m.scripts_body_hint()}
          rows={4}
          defaultValue={values.body}
          error={errors['body']}
          maxLength={20_000}
        />
        <div>
          <CheckboxField name="consent" label={m.scripts_needs_consent()} defaultChecked={values.needsConsent} />
          <CheckboxField name="active" label={m.scripts_is_active()} defaultChecked={values.isActive} />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button name="intent" value="save">
            {m.scripts_save()}
          </Button>
          <Button name="intent" value="check" variant="secondary">
            {m.scripts_check()}
          </Button>
        </div>
      </AutosavedForm>
    </AdminSection>
  );
}

interface ProposalProps {
  isOwn: boolean;
  isRunning: boolean;
  version: string;
}

/** The proposed change for the second administrator. Its proposer may withdraw it. */
export function ProposalSection({ isOwn, isRunning, version }: ProposalProps) {
  return (
    <AdminSection id="proposal" title={m.scripts_waiting()}>
      <p className="max-w-3xl">{isOwn ? m.scripts_waiting_own() : m.scripts_waiting_other()}</p>
      <p className="mt-2 max-w-3xl text-muted">{isRunning ? m.scripts_waiting_running() : m.scripts_waiting_off()}</p>
      <CsrfForm className="mt-4 flex flex-wrap gap-3">
        <input type="hidden" name="saved-at" value={version} />
        {isOwn ? null : (
          <Button name="intent" value="confirm">
            {m.scripts_confirm()}
          </Button>
        )}
        <Button name="intent" value="decline" variant="secondary">
          {m.scripts_decline()}
        </Button>
      </CsrfForm>
    </AdminSection>
  );
}

/** The effect of a record on the pages' policy. */
export function ScriptPolicy({ lines }: { lines: readonly string[] }) {
  return (
    <AdminSection id="policy" title={m.scripts_policy()} intro={m.scripts_policy_intro()}>
      <ul className="grid gap-2">
        {lines.map((line) => (
          <li key={line}>
            <code className="text-[0.9375rem] break-all">{line}</code>
          </li>
        ))}
      </ul>
    </AdminSection>
  );
}
