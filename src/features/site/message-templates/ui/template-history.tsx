import { Button } from '#src/design/form/button.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { VersionHistory } from '#src/features/console/frame/ui/version-history.tsx';
import { m } from '#src/paraglide/messages.js';
import type { Language } from '#src/shared/languages.ts';
import { languageName } from './template-words.ts';

/** Buttons that return to the shipped texts: one for each changed language, and one for all. */
export function ShippedTextButtons({ changed, version }: { changed: readonly Language[]; version: number }) {
  if (changed.length === 0) return <p className="text-muted">{m.templates_all_shipped()}</p>;
  const choices = [
    ...changed.map((language) => ({ value: language, label: m.templates_ship({ language: languageName(language) }) })),
    ...(changed.length > 1 ? [{ value: 'all', label: m.templates_ship_all() }] : []),
  ];
  return (
    <CsrfForm className="flex flex-wrap gap-3">
      <input type="hidden" name="intent" value="ship" />
      <input type="hidden" name="version" value={version} />
      {choices.map(({ value, label }) => (
        <Button key={value} name="language" value={value} variant="secondary">
          {label}
        </Button>
      ))}
    </CsrfForm>
  );
}

interface Version {
  version: number;
  savedAt: Date;
  by: string | null;
  changed: Language[];
}

/** The saved versions, newest first; each but the newest can be restored. */
export function TemplateHistory({ versions, current }: { versions: readonly Version[]; current: number }) {
  return (
    <VersionHistory
      versions={versions}
      current={current}
      none={m.templates_versions_none()}
      contentOf={({ changed }) =>
        changed.length === 0
          ? m.templates_all_shipped()
          : m.templates_own_texts({ languages: changed.map(languageName).join(', ') })
      }
    />
  );
}
