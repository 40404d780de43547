import { Button } from '#src/design/form/button.tsx';
import { TextField } from '#src/design/form/field.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { m } from '#src/paraglide/messages.js';
import { traitsOf, type Kind } from '#src/features/publishing/entries/content-kinds.schema.ts';

/** Another address for an entry. Pages of the route table keep theirs. */
export function MoveForm({
  entry,
  refusal,
}: {
  entry: { kind: Kind; slug: string };
  refusal: { fields: Record<string, string>; typed: Record<string, string> } | undefined;
}) {
  if (traitsOf(entry.kind).isPath) return null;
  return (
    <AdminSection id="move" title={m.content_move_title()} intro={m.content_move_hint()}>
      <CsrfForm className="flex flex-wrap items-end gap-3">
        <TextField
          label={m.content_field_slug()}
          name="slug"
          defaultValue={refusal?.typed['slug'] ?? entry.slug}
          error={refusal?.fields['slug']}
          maxLength={120}
          className="grow max-w-xl"
        />
        <Button name="intent" value="move" variant="secondary">
          {m.content_move_button()}
        </Button>
      </CsrfForm>
    </AdminSection>
  );
}
