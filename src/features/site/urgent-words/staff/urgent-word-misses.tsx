import { Button } from '#src/design/form/button.tsx';
import { SelectField } from '#src/design/form/field.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { m } from '#src/paraglide/messages.js';
import { formatDay } from '#src/shared/dates.ts';
import type { Language } from '#src/shared/languages.ts';
import { missesStoredDays } from '#src/features/site/search/typed-words/search-misses.rules.ts';

interface Props {
  misses: readonly { keyword: string; language: Language; times: number; lastAt: Date }[];
  reader: Language;
  /** The concepts that a word may have. */
  options: readonly { value: string; label: string }[];
}

/** Searches without result: the concept is chosen once, and each button adds the words beside it. */
export function Misses({ misses, reader, options }: Props) {
  if (misses.length === 0) return <p>{m.urgent_desk_misses_none({ days: missesStoredDays })}</p>;
  return (
    <CsrfForm>
      <SelectField
        name="missConcept"
        label={m.urgent_desk_concept()}
        options={options}
        defaultValue="emergency"
        className="max-w-2xl"
      />
      <ul className="mt-4 divide-y divide-line">
        {misses.map(({ keyword, language, times, lastAt }) => {
          const date = formatDay(lastAt, reader);
          return (
            <li
              key={`${language}:${keyword}`}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2"
            >
              <span className="min-w-0 break-words">
                <span className="font-semibold">{keyword}</span>
                <span className="block text-muted">
                  {times === 1 ? m.urgent_desk_times_one({ date }) : m.urgent_desk_times({ times, date })}
                </span>
              </span>
              <Button
                variant="secondary"
                name="miss"
                value={`${language}:${keyword}`}
                className="max-w-full break-words"
              >
                {m.urgent_desk_add_this({ phrase: keyword })}
              </Button>
            </li>
          );
        })}
      </ul>
    </CsrfForm>
  );
}
