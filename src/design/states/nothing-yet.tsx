import { m } from '#src/paraglide/messages.js';
import { EmptyState } from './empty-state.tsx';

/** The empty state of a list that has no entries yet. */
export function NothingYet() {
  return <EmptyState title={m.content_empty_none()}>{m.content_empty_none_hint()}</EmptyState>;
}
