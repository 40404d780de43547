import { Button } from '#src/design/form/button.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { PictureField, type PictureChoice } from '#src/features/publishing/media-library/ui/picture-field.tsx';
import { useUnsavedWarning } from '#src/features/console/unsaved-changes/ui/use-unsaved-warning.ts';
import { begunOnField } from '#src/features/console/unsaved-changes/unsaved-changes.rules.ts';
import type { FormState } from '#src/features/console/unsaved-changes/unsaved-changes.schema.ts';
import { PreviewButtons } from '#src/features/console/frame/ui/forms/preview-buttons.tsx';
import { AutosaveNote } from '#src/features/console/unsaved-changes/ui/autosave-note.tsx';
import { m } from '#src/paraglide/messages.js';
import {
  inputNamesOf,
  type CatalogueField,
  type CatalogueInputs,
  type CatalogueList,
  type CatalogueListName,
} from '../fields/catalogue-fields.ts';
import type { CatalogueStatus } from '../catalogue-status.rules.ts';
import { CatalogueFieldInput } from './field-input.tsx';
import { hasPreview } from '../lists/catalogue-lists.ts';
import { said } from './catalogue-words.ts';

export type References = Partial<Record<CatalogueListName, { value: string; label: string }[]>>;

export interface CatalogueRefusal {
  message: string;
  fields: Record<string, string>;
  inputs: CatalogueInputs;
  version: string;
  /** The version on which the typed values are based. */
  begunOn: string;
  /** The typed values for a new picture. */
  typed: Record<string, string>;
}

interface CatalogueFormProps {
  list: CatalogueList;
  /** The stored values; empty for a new item. */
  stored: CatalogueInputs;
  version: number;
  status: CatalogueStatus | 'new';
  /** Whether its health texts are not approved, so that publishing asks a doctor first. */
  asksReview: boolean;
  references: References;
  pictures: readonly PictureChoice[];
  refusal: CatalogueRefusal | undefined;
  /** The record's address, under which typed values are stored. */
  record: string;
  state: FormState;
}

const formId = 'catalogue-form';
/** Without a name to make it from, the code has to be typed. */
const newCodeHint: CatalogueField['hint'] = (inputs, options) =>
  `${m.catalogue_code_hint(inputs, options)} ${m.catalogue_code_hint_new(inputs, options)}`;

/** The form of one item: its fields in sections, texts in three languages side by side. */
export function CatalogueForm({
  list,
  stored,
  version,
  status,
  asksReview,
  references,
  pictures,
  refusal,
  record,
  state,
}: CatalogueFormProps) {
  useUnsavedWarning(formId, Boolean(refusal));
  const isConflict = Boolean(refusal?.fields.version);
  const inputs = refusal?.inputs ?? stored;
  const next = refusal && !isConflict ? refusal.version : String(version);
  const isDraft = status === 'new' || status === 'draft';
  return (
    <CsrfForm id={formId} encType="multipart/form-data">
      {/* After a conflict the next save replaces the values that are stored now. */}
      <input type="hidden" name="version" value={next} />
      {refusal && refusal.begunOn !== next ? <input type="hidden" name={begunOnField} value={refusal.begunOn} /> : null}
      {sectionsOf(list.fields.filter(({ isApproved }) => !isApproved)).map(({ title, fields }, index) => (
        <fieldset key={title || index} className="mb-6 rounded-soft border border-line bg-white p-5 md:p-6">
          {title && <legend className="px-1 text-lg font-semibold text-deep">{title}</legend>}
          <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">
            {fields.map((field) =>
              field.kind === 'picture' ? (
                <div key={field.name} id="picture" tabIndex={-1} className="md:col-span-2">
                  <PictureField
                    pictures={pictures}
                    chosen={inputs.picture ?? ''}
                    mayAdd
                    shape={list.name === 'doctors' ? 'square' : 'wide'}
                    typed={refusal?.typed}
                    error={refusal?.fields.picture ?? refusal?.fields.image}
                    altError={refusal?.fields.alt}
                  />
                </div>
              ) : (
                <CatalogueFieldInput
                  key={field.name}
                  field={status === 'new' && field.kind === 'code' ? { ...field, hint: newCodeHint } : field}
                  inputs={inputs}
                  errors={refusal?.fields ?? {}}
                  choices={choicesOf(field, references)}
                  {...(isConflict ? { meanwhile: differing(field, inputs, stored) } : {})}
                />
              ),
            )}
          </div>
        </fieldset>
      ))}
      <p className="sticky bottom-0 z-10 flex flex-wrap gap-3 border-t border-line bg-mist/95 py-3">
        {isDraft ? (
          <>
            <Button name="intent" value="publish">
              {asksReview ? m.proposal_save_and_ask() : m.catalogue_save_publish()}
            </Button>
            <Button name="intent" value="save" variant="secondary">
              {m.catalogue_save_draft()}
            </Button>
          </>
        ) : (
          <Button name="intent" value="save">
            {m.catalogue_save()}
          </Button>
        )}
        {hasPreview(list) ? <PreviewButtons address={`${record}/preview`} /> : null}
        <AutosaveNote formId={formId} record={record} state={state} />
      </p>
    </CsrfForm>
  );
}

function sectionsOf(fields: readonly CatalogueField[]): { title: string; fields: CatalogueField[] }[] {
  const sections: { title: string; fields: CatalogueField[] }[] = [];
  for (const field of fields) {
    if (field.section || sections.length === 0)
      sections.push({ title: field.section ? said(field.section) : '', fields: [] });
    sections.at(-1)!.fields.push(field);
  }
  return sections;
}

function choicesOf(field: CatalogueField, references: References) {
  if (field.kind === 'places') return references.hospitals ?? [];
  return field.kind === 'ref' || field.kind === 'refs' ? (references[field.list] ?? []) : [];
}

/** The stored value of a field that another person saved meanwhile, where it differs from the typed value. */
function differing(field: CatalogueField, typed: CatalogueInputs, stored: CatalogueInputs): CatalogueInputs {
  const lines = (text = '') => text.replaceAll(/\r\n?/g, '\n').trim();
  return Object.fromEntries(
    inputNamesOf(field)
      .filter((name) => lines(typed[name]) !== lines(stored[name]))
      .map((name) => [name, stored[name] || m.catalogue_meanwhile_empty()]),
  );
}
