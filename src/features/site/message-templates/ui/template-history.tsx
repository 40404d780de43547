import { Button } from '#src/design/button.tsx';
import { CsrfForm } from '#src/design/csrf-form.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatDateTime } from '#src/shared/dates.ts';
import type { Language } from '#src/shared/local-text.ts';
import { languageName } from './template-words.ts';

/** One press for each changed language, and one for all, returns to the shipped texts. */
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
  if (versions.length === 0) return <p className="text-muted">{m.templates_versions_none()}</p>;
  return (
    <ol className="divide-y divide-line">
      {versions.map(({ version, savedAt, by, changed }) => (
        <li key={version} className="flex flex-wrap items-center justify-between gap-3 py-3">
          <div>
            <p className="font-semibold text-deep">
              {m.templates_version({ version })} · {formatDateTime(savedAt, getLocale())}
              {by && ` · ${by}`}
            </p>
            <p className="text-[0.9375rem] text-muted">
              {changed.length === 0
                ? m.templates_all_shipped()
                : m.templates_own_texts({ languages: changed.map(languageName).join(', ') })}
            </p>
          </div>
          {version === current ? (
            <p className="text-muted">{m.templates_in_use()}</p>
          ) : (
            <CsrfForm>
              <input type="hidden" name="intent" value="restore" />
              <input type="hidden" name="version" value={current} />
              <Button name="from" value={String(version)} variant="secondary">
                {m.templates_restore({ version })}
              </Button>
            </CsrfForm>
          )}
        </li>
      ))}
    </ol>
  );
}
