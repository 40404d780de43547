import { AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { ConfirmStep } from '#src/features/console/frame/ui/forms/confirm-step.tsx';
import { m } from '#src/paraglide/messages.js';
import { trashDays } from '../editor.rules.ts';

/** Puts a draft that was never published into the trash; the page's action reads the intent 'delete'. */
export function DeleteDraft() {
  return (
    <AdminSection id="delete" title={m.content_trash_delete()}>
      <ConfirmStep label={m.content_trash_delete()} intent="delete">
        {m.content_trash_delete_meaning({ days: trashDays })}
      </ConfirmStep>
    </AdminSection>
  );
}
