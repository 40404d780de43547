import { Button } from '#src/design/form/button.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import type { ActionRefusal } from '#src/features/console/frame/frame.server.ts';
import { m } from '#src/paraglide/messages.js';
import { DocumentFields } from './document-fields.tsx';

/** The form for another document. */
export function NewDocument({ refusal }: { refusal: ActionRefusal | undefined }) {
  return (
    <AdminSection id="add" title={m.documents_add()} intro={m.documents_add_intro()}>
      <CsrfForm encType="multipart/form-data" className="grid max-w-2xl gap-4">
        <DocumentFields refusal={refusal} />
        <div>
          <Button name="intent" value="add">
            {m.documents_add_button()}
          </Button>
        </div>
      </CsrfForm>
    </AdminSection>
  );
}
