import { m } from '#src/paraglide/messages.js';
import { EmptyState } from './empty-state.tsx';

/** A list into which the group has entered nothing yet. */
export function NothingYet() {
  return <EmptyState title={m.content_empty_none()}>{m.content_empty_none_hint()}</EmptyState>;
}
