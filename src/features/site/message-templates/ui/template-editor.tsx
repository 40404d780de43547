import { Button } from '#src/design/form/button.tsx';
import { TextArea } from '#src/design/form/field.tsx';
import { AutosavedForm } from '#src/features/console/unsaved-changes/ui/autosaved-form.tsx';
import type { ShownUnsaved } from '#src/features/console/unsaved-changes/unsaved-changes.schema.ts';
import { m } from '#src/paraglide/messages.js';
import { languageName, partName, sizeWords } from './template-words.ts';
import type { SmsSize, TextKind } from '../template-text.rules.ts';
import type { Language } from '#src/shared/languages.ts';

interface Box {
  language: Language;
  name: string;
  typed: string;
  shipped: string;
  size: SmsSize | null;
}
export interface EditedText {
  key: string;
  kind: TextKind;
  fields: { name: string; isRequired: boolean }[];
  boxes: Box[];
}
type Refusal = { fields: Record<string, string>; typed: Record<string, string> } | undefined;

/** The texts of a template in three languages side by side, each above its shipped text. */
export function TemplateEditor({
  texts,
  version,
  refusal,
  autosave,
}: {
  texts: readonly EditedText[];
  version: number;
  refusal: Refusal;
  /** The record under which typed values are stored, and whether the form shows unsaved ones. */
  autosave: { record: string; unsaved: ShownUnsaved | null; isTyped: boolean };
}) {
  return (
    <AutosavedForm id="template-form" {...autosave} typed={refusal?.typed} className="grid gap-8">
      <input type="hidden" name="version" value={refusal?.typed['version'] ?? version} />
      {texts.map((text) => (
        <EditedTextBoxes key={text.key} text={text} refusal={refusal} />
      ))}
      <div className="flex flex-wrap gap-3">
        <Button name="intent" value="save">
          {m.templates_save()}
        </Button>
        <Button name="intent" value="preview" variant="secondary">
          {m.templates_preview_now()}
        </Button>
      </div>
    </AutosavedForm>
  );
}

function EditedTextBoxes({ text, refusal }: { text: EditedText; refusal: Refusal }) {
  const name = partName(text);
  return (
    <fieldset className="min-w-0">
      <legend className="text-lg font-semibold text-deep">{name}</legend>
      <FieldNames fields={text.fields} />
      <div className="mt-3 grid gap-5 lg:grid-cols-3">
        {text.boxes.map((box) => (
          <div key={box.name} className="min-w-0">
            <TextArea
              name={box.name}
              label={languageName(box.language)}
              defaultValue={refusal?.typed[box.name] ?? box.typed}
              error={refusal?.fields[box.name]}
              rows={rowsFor(text.kind, box)}
            />
            {box.size && <p className="mt-1 text-[0.9375rem] text-muted">{sizeWords(box.size)}</p>}
            <p className="mt-2 text-[0.875rem] font-semibold text-muted">{m.templates_shipped()}</p>
            <p lang={box.language} className="text-[0.9375rem] wrap-anywhere whitespace-pre-line text-muted">
              {box.shipped}
            </p>
          </div>
        ))}
      </div>
    </fieldset>
  );
}

function FieldNames({ fields }: { fields: EditedText['fields'] }) {
  if (fields.length === 0) return <p className="mt-1 text-muted">{m.templates_fields_none()}</p>;
  return (
    <p className="mt-1 text-muted">
      {m.templates_fields()}{' '}
      {fields.map(({ name, isRequired }, index) => (
        <span key={name}>
          {index > 0 && ', '}
          <code className="text-deep">{`{${name}}`}</code>
          {isRequired && ` (${m.templates_required()})`}
        </span>
      ))}
    </p>
  );
}

function rowsFor(kind: TextKind, { shipped }: Box): number {
  if (kind === 'subject') return 2;
  const lines = shipped.split('\n').reduce((sum, line) => sum + 1 + Math.floor(line.length / 38), 0);
  return Math.min(14, Math.max(3, lines + 1));
}
