import { TextField } from '#src/design/form/field.tsx';
import type { EntryText } from '#src/features/publishing/entries/content.schema.ts';
import { m } from '#src/paraglide/messages.js';
import { localInstant } from '../fields/editor-fields.rules.ts';

interface PublicUntilProps {
  text: EntryText;
  /** What was typed before a refusal. */
  typed: string | undefined;
  error: string | undefined;
}

/** When readers stop seeing the text of this language. */
export function PublicUntil({ text, typed, error }: PublicUntilProps) {
  return (
    <TextField
      label={m.content_field_public_until()}
      name="publicUntil"
      type="datetime-local"
      hint={m.content_field_public_until_hint()}
      defaultValue={typed ?? localInstant(text.publicUntil)}
      error={error}
    />
  );
}
