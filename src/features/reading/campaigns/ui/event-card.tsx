import { Chip } from '#src/design/content/chip.tsx';
import { Icon } from '#src/design/icons/icon.tsx';
import { Local } from '#src/design/content/local.tsx';
import type { EntryCardData } from '#src/features/publishing/entries/content.schema.ts';
import { localTextOfField } from '#src/features/publishing/entries/local-text-of-field.rules.ts';
import { EntryCard } from '#src/features/publishing/entries/ui/lists/entry-card.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatDay, formatTime } from '#src/shared/dates.ts';

/** An event in a list: day and hour above the title, the place below. */
export function EventCard({ entry, now }: { entry: EntryCardData<'event'>; now: string }) {
  const language = getLocale();
  const { startsAt, endsAt, fee } = entry.fields;
  const isOver = Date.parse(endsAt) <= Date.parse(now);
  return (
    <EntryCard
      entry={entry}
      eyebrow={
        <time dateTime={startsAt}>
          {formatDay(new Date(startsAt), language)} · {formatTime(new Date(startsAt), language)}
        </time>
      }
      facts={
        <>
          <span className="flex basis-full items-start gap-1.5">
            <Icon name="pin" size={16} className="mt-1 text-teal" />
            <Local text={localTextOfField(entry, 'place')} />
          </span>
          <Chip>{isOver ? m.campaigns_over() : fee ? `RM${fee}` : m.campaigns_free()}</Chip>
        </>
      }
    />
  );
}
