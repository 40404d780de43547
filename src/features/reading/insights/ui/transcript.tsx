import type { EntryData } from '#src/features/publishing/entries/content.schema.ts';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { localizedField } from '../recording.rules.ts';

/** The transcript, one paragraph a speaker's turn. */
export function Transcript({ own }: { own: EntryData['own'] }) {
  const language = getLocale();
  const { text, lang } = localizedField(own, 'transcript', language);
  if (text === '') return null;
  const turns = text
    .split(/\n\s*\n|\n/)
    .map((turn) => turn.trim())
    .filter((turn) => turn !== '');
  return (
    <section aria-labelledby="transcript" className="mt-10">
      <h2 id="transcript" className="mb-4">
        {m.insights_transcript()}
      </h2>
      <div className="prose-flow" lang={lang === language ? undefined : lang}>
        {turns.map((turn, index) => (
          <Turn key={`${index}-${turn.slice(0, 24)}`} turn={turn} />
        ))}
      </div>
    </section>
  );
}

/** 'Dr Tan: …' names the speaker. */
function Turn({ turn }: { turn: string }) {
  const spoken = /^([\p{Letter}][^:：.]{1,40})[:：]\s+(.*)$/su.exec(turn);
  if (!spoken) return <p>{turn}</p>;
  return (
    <p>
      <strong className="text-deep">{spoken[1]}:</strong> {spoken[2]}
    </p>
  );
}
