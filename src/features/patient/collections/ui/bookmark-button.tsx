import { useEffect, useState, useSyncExternalStore, type SubmitEvent } from 'react';
import { Icon } from '#src/design/icons/icon.tsx';
import { pageHref } from '#src/design/navigation/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import type { BookmarkKind } from '../collections.rules.ts';
import { confirmSavedItems, savedItems, onSavedItems, setSaved } from './saved-items.ts';

interface BookmarkButtonProps {
  kind: BookmarkKind;
  itemId: string;
  /** Path of the page that contains the button. */
  back: string;
  /** Title of the item. With it, the button is a small icon on a card, and the title is its name for screen readers. */
  title?: string;
}

/** A bookmark button. A plain form, so that it works without scripts; with scripts it shows the state at once. */
export function BookmarkButton({ kind, itemId, back, title }: BookmarkButtonProps) {
  const isSaved = useSyncExternalStore(
    onSavedItems,
    () => savedItems().includes(`${kind}:${itemId}`),
    () => false,
  );
  const [hasFailed, setFailed] = useState(false);
  useEffect(confirmSavedItems, []);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setFailed(false);
    setSaved(kind, itemId, !isSaved).catch(() => setFailed(true));
  };
  return (
    <form method="post" action={pageHref('/bookmarks')} onSubmit={submit}>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={itemId} />
      <input type="hidden" name="on" value={isSaved ? 'no' : 'yes'} />
      <input type="hidden" name="back" value={back} />
      {title === undefined ? (
        <button
          type="submit"
          aria-pressed={isSaved}
          className="inline-flex min-h-11 min-w-32 items-center justify-center gap-2 rounded-soft border-2 border-teal bg-white px-4 font-semibold text-teal hover:bg-pale aria-pressed:bg-pale"
        >
          <Icon name={isSaved ? 'check' : 'bookmark'} size={18} />
          {isSaved ? m.collections_kept() : m.collections_keep()}
        </button>
      ) : (
        <button
          type="submit"
          aria-pressed={isSaved}
          aria-label={m.collections_keep_named({ title })}
          title={isSaved ? m.collections_kept() : m.collections_keep()}
          className="grid size-11 place-items-center rounded-soft text-teal hover:bg-pale aria-pressed:bg-pale"
        >
          <Icon name={isSaved ? 'check' : 'bookmark'} size={20} />
        </button>
      )}
      <span role="status" className="block text-sm text-error">
        {hasFailed ? m.collections_failed() : ''}
      </span>
    </form>
  );
}
