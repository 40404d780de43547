import { Notice } from '#src/design/states/notice.tsx';
import { m } from '#src/paraglide/messages.js';

/** What the last press did: a draft was saved or discarded, or the form was published, in the page's own words. */
export function DraftDone({ done, published }: { done: string | null; published: string }) {
  const text = { draft: m.drafts_saved(), discarded: m.drafts_discarded(), saved: published }[done ?? ''];
  return text ? <Notice tone="success">{text}</Notice> : null;
}
