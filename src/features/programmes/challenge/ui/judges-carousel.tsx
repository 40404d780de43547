import { useRef, useState, type KeyboardEvent } from 'react';
import { Icon } from '#src/design/icons/icon.tsx';
import { Local } from '#src/design/content/local.tsx';
import { DoctorPicture } from '#src/design/pictures/pictures.tsx';
import { useScriptsReady } from '#src/design/rendering/use-scripts-ready.ts';
import { m } from '#src/paraglide/messages.js';
import type { ChallengeData } from '../challenge.server.ts';
import { ChallengePart } from './challenge-part.tsx';

type Judge = ChallengeData['judges'][number];

/**
 * The judges one after the other: by swiping, arrow keys or buttons; the list never moves by itself. Without scripts it
 * is a scrolling list.
 */
export function JudgesCarousel({ judges }: { judges: readonly Judge[] }) {
  const { list, current, onScroll, show } = useSlides(judges.length);
  const isReady = useScriptsReady();
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    show(current + step);
  };
  return (
    <ChallengePart part="judges-and-mentors" ground="cream">
      <div role="group" aria-roledescription={m.challenge_carousel()} aria-label={m.challenge_judges()}>
        {/* A list that scrolls must be reached by the keyboard. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <ul
          ref={list}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          aria-label={m.challenge_judges_list()}
          onScroll={onScroll}
          onKeyDown={onKeyDown}
          className="flex snap-x snap-mandatory gap-6 overflow-x-auto scroll-smooth pb-4 motion-reduce:scroll-auto"
        >
          {judges.map((judge, index) => (
            <Slide
              key={judge.name}
              judge={judge}
              position={m.challenge_judge_of({ number: index + 1, total: judges.length })}
            />
          ))}
        </ul>
        {isReady ? <Controls judges={judges} current={current} show={show} /> : <div className="h-16" />}
        <p className="sr-only" aria-live="polite">
          {isReady
            ? `${m.challenge_judge_of({ number: current + 1, total: judges.length })}: ${judges[current]?.name ?? ''}`
            : ''}
        </p>
      </div>
    </ChallengePart>
  );
}

function useSlides(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const stepOf = (element: HTMLElement) =>
    (element.children[1] as HTMLElement | undefined)?.offsetLeft ?? element.clientWidth;
  return {
    list,
    current,
    onScroll: () => {
      const element = list.current;
      if (!element) return;
      const isAtEnd = element.scrollLeft + element.clientWidth >= element.scrollWidth - 2;
      const first = (element.children[0] as HTMLElement).offsetLeft;
      setCurrent(isAtEnd ? count - 1 : Math.min(count - 1, Math.round(element.scrollLeft / (stepOf(element) - first))));
    },
    show: (index: number) => {
      const element = list.current;
      const wanted = Math.max(0, Math.min(count - 1, index));
      if (!element) return;
      const first = (element.children[0] as HTMLElement).offsetLeft;
      element.scrollTo({ left: wanted * (stepOf(element) - first) });
    },
  };
}

function Slide({ judge, position }: { judge: Judge; position: string }) {
  return (
    <li className="relative flex w-full shrink-0 snap-start flex-col gap-4 rounded-petal border border-line bg-white p-5 shadow-card sm:flex-row sm:gap-6 sm:p-6 lg:p-8">
      <p className="sr-only">{position}</p>
      <DoctorPicture
        seed={judge.image.seed}
        gender={judge.image.gender}
        label={m.challenge_portrait({ name: judge.name })}
        className="size-28 shrink-0 rounded-petal bg-pale sm:size-52 sm:self-start"
      />
      <div className="min-w-0">
        <h3 className="text-2xl">{judge.name}</h3>
        <p className="mt-1 font-semibold text-teal">
          <Local text={judge.title} />
        </p>
        <p className="font-medium text-gold-text">{judge.organization}</p>
        <p className="measure mt-4">
          <Local text={judge.description} />
        </p>
      </div>
    </li>
  );
}

function Controls({ judges, current, show }: { judges: readonly Judge[]; current: number; show(index: number): void }) {
  const look =
    'grid size-12 place-items-center rounded-full border-2 border-deep bg-white text-deep hover:bg-deep hover:text-white aria-disabled:opacity-40 aria-disabled:hover:bg-white aria-disabled:hover:text-deep';
  return (
    <div className="flex h-16 items-center justify-center gap-4">
      <button
        type="button"
        className={look}
        // A disabled button would lose the focus at the end.
        aria-disabled={current === 0}
        onClick={() => show(current - 1)}
        aria-label={m.challenge_previous_judge()}
      >
        <Icon name="left" size={24} />
      </button>
      <ul className="flex">
        {judges.map(({ name }, index) => (
          <li key={name}>
            <button
              type="button"
              aria-current={index === current ? 'true' : undefined}
              aria-label={m.challenge_show_judge({ name })}
              onClick={() => show(index)}
              className="group grid size-11 place-items-center"
            >
              <span
                aria-hidden="true"
                className="size-3.5 rounded-full border-2 border-deep bg-white group-aria-[current]:border-gold-text group-aria-[current]:bg-gold"
              />
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={look}
        aria-disabled={current === judges.length - 1}
        onClick={() => show(current + 1)}
        aria-label={m.challenge_next_judge()}
      >
        <Icon name="right" size={24} />
      </button>
    </div>
  );
}
