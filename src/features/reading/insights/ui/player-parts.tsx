import { Icon } from '#src/design/icons/icon.tsx';
import { m } from '#src/paraglide/messages.js';
import { clockLength } from '../insight-structured-data.rules.ts';
import type { Chapter } from '../recording.rules.ts';

const speeds = [0.75, 1, 1.25, 1.5, 2];

/** The choice of the playback speed. */
export function Speed({ onChange, className = '' }: { onChange: (speed: number) => void; className?: string }) {
  return (
    <label className={`inline-flex items-center gap-2 ${className}`}>
      <span>{m.insights_speed()}</span>
      <select
        className="min-h-11 rounded-soft border-2 border-field bg-white px-2"
        defaultValue="1"
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      >
        {speeds.map((speed) => (
          <option key={speed} value={speed}>
            {speed}×
          </option>
        ))}
      </select>
    </label>
  );
}

interface ChaptersProps {
  chapters: readonly Chapter[];
  at: number;
  isReady: boolean;
  go(seconds: number): void;
}

/** The chapters of an episode; with scripts each is a button. */
export function Chapters({ chapters, at, isReady, go }: ChaptersProps) {
  if (chapters.length === 0) return null;
  const current = chapters.findLastIndex((chapter) => chapter.at <= at);
  return (
    <>
      <h2 className="mt-4 mb-1 text-base">{m.insights_chapters()}</h2>
      <ol>
        {chapters.map((chapter, index) => {
          const words = (
            <>
              <span className="w-14 shrink-0 text-muted tabular-nums">{clockLength(chapter.at)}</span>
              <span>{chapter.title}</span>
            </>
          );
          const isCurrent = isReady && at > 0 && index === current;
          return (
            <li key={chapter.at} className="border-t border-line">
              {isReady ? (
                <button
                  type="button"
                  onClick={() => go(chapter.at)}
                  aria-current={isCurrent || undefined}
                  className={`flex min-h-11 w-full items-center gap-3 py-2 text-left hover:bg-pale ${isCurrent ? 'font-semibold text-teal' : ''}`}
                >
                  {words}
                  {isCurrent ? <Icon name="arrow" size={16} className="ml-auto" /> : null}
                </button>
              ) : (
                <span className="flex min-h-11 items-center gap-3 py-2">{words}</span>
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}
