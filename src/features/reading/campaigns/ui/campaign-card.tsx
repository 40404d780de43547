import type { EntryCardData } from '#src/features/publishing/entries/content.schema.ts';
import { EntryCard } from '#src/features/publishing/entries/ui/lists/entry-card.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatDay } from '#src/shared/dates.ts';

/** A campaign in a list: its last day, and the approval number, which the law requires in every advertisement. */
export function CampaignCard({ entry }: { entry: EntryCardData<'campaign'> }) {
  const { endsOn, approvalNumber } = entry.fields;
  return (
    <EntryCard
      entry={entry}
      eyebrow={m.campaigns_until({ date: formatDay(endsOn, getLocale()) })}
      facts={approvalNumber ? <span className="text-sm">{approvalNumber}</span> : null}
    />
  );
}
