import { Suspense, useState, type ReactNode } from 'react';

/**
 * A part of a page that is hydrated by itself: when it comes near the window, or when it is touched, focused or typed
 * into. Until then its markup stays as the server wrote it, its links and forms work as plain HTML, and its components
 * cost no time. It is in a box without a layout of its own. A part with `soon` is hydrated after the parts before it,
 * visible or not, because its effects are always needed.
 */
export function PagePart({ soon = false, children }: { soon?: boolean; children: ReactNode }) {
  const [part] = useState(() => newPart(soon));
  return (
    <div ref={part?.attach} className="contents" data-part={soon ? 'soon' : 'near'}>
      <Suspense>
        <Waiting part={part}>{children}</Waiting>
      </Suspense>
    </div>
  );
}

/** A part that is not due yet suspends: the browser's renderer keeps its markup and continues after it. */
function Waiting({ part, children }: { part: WaitingPart | undefined; children: ReactNode }): ReactNode {
  if (part?.isWaiting) throw part as unknown as Error;
  return children;
}

/** Runs a change and renders its result before it returns. */
type RenderNow = (change: () => void) => void;

let renderNow: RenderNow;
/**
 * The parts that came with the page and that no component has claimed. Empty in development and in tests of components.
 */
let unclaimed = new Set<Element>();
let watch: IntersectionObserver | undefined;
const waiting = new Map<Element, WaitingPart>();
/** Parts by the element whose visibility is observed. */
const watched = new Map<Element, WaitingPart>();
/** Parts near the window, the first in the page first. */
const due = new Set<WaitingPart>();

/** What a waiting part throws: the renderer sees a promise that is resolved later. */
class WaitingPart {
  isWaiting = true;
  readonly #isSoon: boolean;
  #element: HTMLElement | null = null;
  readonly #onDue: (() => void)[] = [];

  constructor(isSoon: boolean) {
    this.#isSoon = isSoon;
  }

  // oxlint-disable-next-line unicorn/no-thenable -- The renderer waits for what has this method; a promise would be late.
  then(onDue: () => void): void {
    this.#onDue.push(onDue);
  }

  readonly attach = (element: HTMLElement | null): void => {
    if (!this.isWaiting) return;
    if (this.#element) forget(this.#element);
    this.#element = element;
    if (!element) return;
    if (!unclaimed.delete(element)) {
      // The browser has created this part itself, so there is no markup to keep while waiting.
      this.isWaiting = false;
      this.#say();
      return;
    }
    waiting.set(element, this);
    const seen = boxOf(element);
    if (this.#isSoon || !seen) makeDue(this);
    else {
      watched.set(seen, this);
      watch?.observe(seen);
    }
  };

  #say(): void {
    for (const onDue of this.#onDue) onDue();
  }

  hydrate(): void {
    if (!this.isWaiting) return;
    this.isWaiting = false;
    due.delete(this);
    if (this.#element) {
      forget(this.#element);
      this.#element.setAttribute('data-part', 'live');
    }
    renderNow(() => this.#say());
  }
}

function newPart(isSoon: boolean): WaitingPart | undefined {
  return unclaimed.size > 0 ? new WaitingPart(isSoon) : undefined;
}

/** The part's first element with a box of its own: the window's observer sees no others. */
function boxOf(part: Element): Element | null {
  let seen = part.firstElementChild;
  while (seen?.classList.contains('contents')) seen = seen.firstElementChild;
  return seen;
}

function forget(element: HTMLElement): void {
  waiting.delete(element);
  const seen = boxOf(element);
  if (!seen) return;
  watched.delete(seen);
  watch?.unobserve(seen);
}

function makeDue(part: WaitingPart): void {
  if (due.size === 0) setTimeout(hydrateNext);
  due.add(part);
}

/** Events that hydrate a part at once, so that a touch or keystroke before hydration is not lost. */
const uses = ['pointerdown', 'click', 'keydown', 'focusin', 'input', 'change', 'submit', 'toggle'] as const;

/** Called before the page is hydrated: its parts are hydrated after it, each in a task of its own. */
export function hydrateInParts(now: RenderNow): void {
  renderNow = now;
  // Parts inside markup whose code the browser does not have are not claimed.
  unclaimed = new Set(document.querySelectorAll('[data-part]:not([data-fixed] *, [data-server-only] *)'));
  watch = new IntersectionObserver(noteNear, { rootMargin: '50% 0px' });
  for (const use of uses) addEventListener(use, ({ target }) => hydrateAt(target), { capture: true, passive: true });
}

/** The outer part first: the inner one is known only when the outer one is hydrated. */
function hydrateAt(target: EventTarget | null): void {
  if (waiting.size === 0 || !(target instanceof Element)) return;
  const around: Element[] = [];
  for (let part = target.closest('[data-part]'); part; part = part.parentElement?.closest('[data-part]') ?? null)
    around.unshift(part);
  for (const element of around) waiting.get(element)?.hydrate();
}

/**
 * An element without a size that is in neither of these, such as a closed dialog, never comes near. The content of
 * `details` gets a size when they are opened, and content far below (`later` in tokens.css) when the browser lays it
 * out. Visibility itself is not read, because the browser would have to lay out the element for it.
 */
const sizedLater = 'details, [class*=later]';

function noteNear(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting, boundingClientRect } of entries) {
    const part = watched.get(target);
    const hasSize = boundingClientRect.width > 0 || boundingClientRect.height > 0;
    if (part && (isIntersecting || !(hasSize || target.closest(sizedLater)))) makeDue(part);
  }
}

function hydrateNext(): void {
  const [next] = due;
  if (due.size > 1) setTimeout(hydrateNext);
  next?.hydrate();
}
