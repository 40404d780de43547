import { Button } from '#src/design/form/button.tsx';
import { TextField } from '#src/design/form/field.tsx';
import { Icon } from '#src/design/icons/icon.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { PreviewButtons } from '#src/features/console/frame/ui/forms/preview-buttons.tsx';
import { StateChip } from '#src/features/console/frame/ui/lists/state-chip.tsx';
import { AutosavedForm } from '#src/features/console/unsaved-changes/ui/autosaved-form.tsx';
import type { ShownUnsaved } from '#src/features/console/unsaved-changes/unsaved-changes.schema.ts';
import { m } from '#src/paraglide/messages.js';
import { languages, type Language } from '#src/shared/languages.ts';
import { longestHeading, rowField } from '../home-layout.rules.ts';

export interface EditedSection {
  name: string;
  isShown: boolean;
  heading: Record<Language, string>;
  title: string;
  original: Record<Language, string>;
  isFirst: boolean;
  entryId: number | null;
  isHiddenByEntry: boolean;
}

interface RowsProps {
  sections: readonly EditedSection[];
  version: string;
  errors: Readonly<Record<string, string>>;
  /** The section that was just moved, and where to. */
  moved: { name: string; step: string } | null;
  /** The record under which typed values are stored, and whether the form shows unsaved ones. */
  autosave: {
    record: string;
    unsaved: ShownUnsaved | null;
    isTyped: boolean;
    typed: Record<string, string> | undefined;
  };
}

/** The sections of the home page in their order. Moving sends the form and saves nothing; 'Save' changes the page. */
export function HomeSectionRows({ sections, version, errors, moved, autosave }: RowsProps) {
  return (
    <AutosavedForm id="home-form" {...autosave}>
      <input type="hidden" name="version" value={version} />
      <Button name="intent" value="save">
        {m.home_sections_save()}
      </Button>
      <ol className="mt-5 border-b border-line">
        {sections.map((section, index) => (
          <SectionRow
            key={section.name}
            section={section}
            place={index + 1}
            isLast={index === sections.length - 1}
            errors={errors}
            step={moved?.name === section.name ? moved.step : null}
          />
        ))}
      </ol>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <Button name="intent" value="save">
          {m.home_sections_save()}
        </Button>
        <PreviewButtons address="/staff/home/preview" />
      </div>
    </AutosavedForm>
  );
}

interface RowProps {
  section: EditedSection;
  /** Its number in the form, from 1. */
  place: number;
  isLast: boolean;
  errors: RowsProps['errors'];
  /** The button that was just pressed on it, which keeps the focus. */
  step: string | null;
}

function SectionRow({ section, place, isLast, errors, step }: RowProps) {
  const { name, title, isShown, isFirst, isHiddenByEntry, entryId } = section;
  const hasError = languages.some((language) => errors[rowField(language, place)]);
  return (
    <li className="flex items-start gap-1 border-t border-line py-1">
      <input type="hidden" name={rowField('name', place)} value={name} />
      {isFirst ? (
        <input type="hidden" name={rowField('shown', place)} value="yes" />
      ) : (
        <label className="grid size-11 shrink-0 place-items-center" title={m.home_sections_show({ name: title })}>
          <input
            type="checkbox"
            name={rowField('shown', place)}
            value="yes"
            defaultChecked={isShown}
            aria-label={m.home_sections_show({ name: title })}
            className="size-6 accent-teal"
          />
        </label>
      )}
      <details className={`min-w-0 grow ${isFirst ? 'pl-11' : ''}`} open={hasError}>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold wrap-anywhere text-deep">{title}</summary>
        {entryId === null ? (
          <Headings section={section} place={place} errors={errors} />
        ) : (
          <p className="pb-4">
            <SiteLink href={`/staff/content/${entryId}`} className="inline-flex min-h-11 items-center">
              {m.home_sections_edit()}
            </SiteLink>
          </p>
        )}
      </details>
      <div className="flex shrink-0 flex-wrap items-center justify-end max-sm:max-w-28">
        {isFirst && <StateChip>{m.home_sections_always()}</StateChip>}
        {isHiddenByEntry && <StateChip tone="waiting">{m.home_sections_hidden()}</StateChip>}
        <MoveButton step="up" section={section} isOff={place === 1} hasFocus={step === 'up'} />
        <MoveButton step="down" section={section} isOff={isLast} hasFocus={step === 'down'} />
      </div>
    </li>
  );
}

function Headings({ section, place, errors }: Pick<RowProps, 'section' | 'place' | 'errors'>) {
  const labels: Record<Language, () => string> = {
    en: m.home_sections_heading_en,
    ms: m.home_sections_heading_ms,
    zh: m.home_sections_heading_zh,
  };
  return (
    <div className="grid gap-4 pt-1 pb-5 lg:grid-cols-3">
      {languages.map((language) => (
        <TextField
          key={language}
          name={rowField(language, place)}
          label={labels[language]()}
          hint={m.home_sections_original({ heading: section.original[language] })}
          defaultValue={section.heading[language]}
          maxLength={longestHeading}
          error={errors[rowField(language, place)]}
        />
      ))}
    </div>
  );
}

interface MoveProps {
  step: 'up' | 'down';
  section: EditedSection;
  isOff: boolean;
  hasFocus: boolean;
}

function MoveButton({ step, section: { name, title }, isOff, hasFocus }: MoveProps) {
  const label = step === 'up' ? m.home_sections_up({ name: title }) : m.home_sections_down({ name: title });
  return (
    <button
      type="submit"
      name="intent"
      value={`${step}:${name}`}
      aria-label={label}
      title={label}
      disabled={isOff}
      // The document is new after each press, and people who use the keyboard must be able to continue from the moved
      // section.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={hasFocus && !isOff}
      className="grid size-11 place-items-center rounded-soft text-teal hover:bg-pale disabled:opacity-30"
    >
      <Icon name="down" size={20} className={step === 'up' ? 'rotate-180' : ''} />
    </button>
  );
}
