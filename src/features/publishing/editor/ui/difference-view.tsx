import { m } from '#src/paraglide/messages.js';

interface Change {
  words: string;
  is: 'kept' | 'added' | 'removed';
}

const partWords = {
  title: m.content_part_title,
  summary: m.content_part_summary,
  body: m.content_part_body,
  fields: m.content_part_fields,
};

/** A comparison word by word; marks and labels show additions and deletions, so that nobody depends on their colour. */
export function DifferenceView({
  difference,
}: {
  difference: readonly { part: keyof typeof partWords; changes: readonly Change[] }[];
}) {
  if (difference.length === 0) return <p>{m.content_version_same()}</p>;
  return (
    <div className="space-y-6">
      {difference.map(({ part, changes }) => (
        <section key={part}>
          <h3 className="mb-2">{partWords[part]()}</h3>
          <ChangedWords changes={changes} />
        </section>
      ))}
    </div>
  );
}

/** A text with its changes marked. */
export function ChangedWords({ changes }: { changes: readonly Change[] }) {
  return (
    <p className="measure whitespace-pre-wrap">
      {changes.map((change, index) => (
        <Piece key={`${index}-${change.is}`} change={change} />
      ))}
    </p>
  );
}

function Piece({ change: { words, is } }: { change: Change }) {
  if (is === 'added')
    return (
      <ins className="rounded-sm bg-success-pale text-success">
        <span className="sr-only">[{m.content_version_added()}] </span>
        {words}
      </ins>
    );
  if (is === 'removed')
    return (
      <del className="rounded-sm bg-error-pale text-error">
        <span className="sr-only">[{m.content_version_removed()}] </span>
        {words}
      </del>
    );
  return <>{words}</>;
}
