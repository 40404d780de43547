import { AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { ConfirmStep } from '#src/features/console/frame/ui/forms/confirm-step.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatDateTime } from '#src/shared/dates.ts';
import type { FormView } from '../built-forms.server.ts';

/** The published versions, newest first, with the numbers of their answers; each has a preview as visitors saw it. */
export function FormVersions({ view }: { view: FormView }) {
  return (
    <AdminSection id="versions" title={m.custom_forms_versions()} intro={m.custom_forms_versions_hint()}>
      {view.versions.length === 0 && <p className="text-muted">{m.custom_forms_versions_none()}</p>}
      <ol className="divide-y divide-line">
        {view.versions.map(({ number, publishedAt, by, answers }) => (
          <li key={number} className="py-2">
            <SiteLink
              href={`/staff/forms/${view.id}/preview?version=${number}`}
              className="inline-flex min-h-11 items-center font-semibold"
            >
              {m.templates_version({ version: number })}
            </SiteLink>{' '}
            <span className="text-muted">
              {[formatDateTime(publishedAt, getLocale()), by, m.custom_forms_answers_count({ count: answers })]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </AdminSection>
  );
}

/** Ends a published form, or deletes one that was never published. */
export function RetireForm({ view: { status, version, revision } }: { view: FormView }) {
  const fields = <input type="hidden" name="revision" value={revision} />;
  if (status === 'published')
    return (
      <ConfirmStep label={m.custom_forms_retire()} intent="retire" fields={fields}>
        <p>{m.custom_forms_retire_text()}</p>
      </ConfirmStep>
    );
  if (version > 0) return null;
  return (
    <ConfirmStep label={m.custom_forms_delete()} intent="delete" fields={fields}>
      <p>{m.custom_forms_delete_text()}</p>
    </ConfirmStep>
  );
}
