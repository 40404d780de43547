import { useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '#src/design/form/button.tsx';
import { Icon } from '#src/design/icons/icon.tsx';
import { pageHref } from '#src/design/navigation/site-link.tsx';
import { useScriptsReady } from '#src/design/rendering/use-scripts-ready.ts';
import { m } from '#src/paraglide/messages.js';
import { longestKeyword } from '../search.rules.ts';
import { useSuggestions } from './use-suggestions.ts';

/** A page has one such field. */
const listId = 'keyword-suggestions';

const option =
  'flex min-h-11 cursor-pointer items-center px-3 py-1.5 text-deep hover:bg-pale aria-selected:bg-pale aria-selected:font-semibold';

/**
 * One field and a button: a plain form. Scripts add suggestions while typing, chosen with the arrow keys or the
 * pointer.
 */
export function SearchBox({ keyword }: { keyword: string }) {
  return (
    <form method="get" action={pageHref('/search')} role="search" className="flex max-w-2xl flex-wrap items-end gap-3">
      <div className="relative min-w-0 grow basis-40 sm:basis-64">
        {/* Above results, label and hint would push the first of them out of a phone's screen. */}
        <label
          htmlFor="keyword"
          className={`mb-1 block font-semibold text-deep ${keyword === '' ? '' : 'max-sm:sr-only'}`}
        >
          {m.search_label()}
        </label>
        <p id="keyword-hint" className={`mb-1 text-[0.9375rem] text-muted ${keyword === '' ? '' : 'max-sm:hidden'}`}>
          {m.search_hint()}
        </p>
        <SuggestingInput keyword={keyword} />
      </div>
      <Button type="submit" className="min-h-12">
        <Icon name="search" size={20} />
        {m.search_button()}
      </Button>
    </form>
  );
}

/**
 * The combobox pattern: the field keeps the focus, the arrow keys move in the list below; a chosen suggestion is
 * searched for.
 */
function SuggestingInput({ keyword }: { keyword: string }) {
  const isReady = useScriptsReady();
  const input = useRef<HTMLInputElement>(null);
  const { suggestions, isAnswered, ask, close } = useSuggestions();
  const [active, setActive] = useState(-1);
  const isOpen = suggestions.length > 0;
  const idOf = (index: number) => `${listId}-${index}`;
  const shut = () => {
    close();
    setActive(-1);
  };
  const choose = (suggestion: string) => {
    if (!input.current) return;
    input.current.value = suggestion;
    shut();
    input.current.form?.requestSubmit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys during text composition belong to the input method.
    if (!isOpen || event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') shut();
    else if (event.key === 'Enter' && active >= 0) choose(suggestions[active]!);
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
      setActive(moved(active, event.key === 'ArrowDown' ? 1 : -1, suggestions.length));
    else return;
    event.preventDefault();
  };
  const combobox = isReady
    ? {
        role: 'combobox',
        'aria-autocomplete': 'list' as const,
        'aria-expanded': isOpen,
        'aria-controls': listId,
        'aria-activedescendant': active >= 0 ? idOf(active) : undefined,
      }
    : {};
  return (
    <>
      <input
        ref={input}
        id="keyword"
        name="keyword"
        type="search"
        defaultValue={keyword}
        maxLength={longestKeyword}
        autoComplete="off"
        enterKeyHint="search"
        aria-describedby="keyword-hint"
        {...combobox}
        onInput={(event) => {
          setActive(-1);
          ask(event.currentTarget.value);
        }}
        onKeyDown={onKeyDown}
        onBlur={shut}
        className="block min-h-12 w-full rounded-soft border-2 border-field bg-white px-3 py-2 leading-snug text-ink hover:border-teal"
      />
      {isReady ? (
        <>
          <div
            id={listId}
            role="listbox"
            aria-label={m.search_suggestions()}
            hidden={!isOpen}
            className="absolute inset-x-0 top-full z-30 mt-1 max-h-80 overflow-y-auto rounded-soft border border-line bg-white py-1 shadow-lift"
          >
            {suggestions.map((suggestion, index) => (
              // The field keeps the focus and the keys, so pressing an option must not move the focus before the click.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
              <div
                key={suggestion}
                id={idOf(index)}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(suggestion)}
                className={option}
              >
                {suggestion}
              </div>
            ))}
          </div>
          <span role="status" className="sr-only">
            {isOpen
              ? m.search_suggestion_count({ count: suggestions.length })
              : isAnswered
                ? m.search_suggestion_none()
                : ''}
          </span>
        </>
      ) : null}
    </>
  );
}

/** The next position in the list, wrapping around; between the ends nothing is chosen and the typed words stay. */
function moved(active: number, step: number, length: number): number {
  const next = active + step;
  if (next >= length) return -1;
  return next < -1 ? length - 1 : next;
}
