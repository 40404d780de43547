import { useState } from 'react';
import { Field } from '#src/design/form/field.tsx';
import { m } from '#src/paraglide/messages.js';

interface TopicsFieldProps {
  /** Codes, separated by commas. */
  value: string;
  choices: readonly { slug: string; name: string }[];
}

const codesOf = (typed: string) => typed.split(/[\s,]+/).filter(Boolean);

/** The topics of an entry: typed as codes, or chosen from the topics that staff maintain. */
export function TopicsField({ value, choices }: TopicsFieldProps) {
  const [typed, type] = useState(value);
  const chosen = codesOf(typed);
  const turn = (slug: string) =>
    type((chosen.includes(slug) ? chosen.filter((code) => code !== slug) : [...chosen, slug]).join(', '));
  return (
    <div className="min-w-0">
      <Field label={m.content_field_topics()} name="topics" hint={m.content_field_topics_hint()}>
        <input
          id="topics"
          name="topics"
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
          aria-describedby="topics-hint"
          className="block min-h-12 w-full rounded-soft border-2 border-field bg-white px-3 py-2 leading-snug text-ink hover:border-teal"
        />
      </Field>
      {choices.length > 0 && (
        <details className="mt-1">
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-teal">
            {m.content_choose_topics()}
          </summary>
          <ul className="flex max-h-72 flex-wrap gap-2 overflow-y-auto p-1">
            {choices.map(({ slug, name }) => (
              <li key={slug}>
                <button
                  type="button"
                  aria-pressed={chosen.includes(slug)}
                  onClick={() => turn(slug)}
                  className="inline-flex min-h-11 items-center rounded-full border-2 border-line bg-white px-4 text-[0.9375rem] aria-pressed:border-teal aria-pressed:bg-pale aria-pressed:font-semibold"
                >
                  {name}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
