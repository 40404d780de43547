export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still until it is moved: for tests, and for shows of what happens tomorrow. */
export interface MovableClock extends Clock {
  advance(milliseconds: number): void;
  set(date: Date | string): void;
}

export function movableClock(start: Date | string): MovableClock {
  let now = new Date(start).getTime();
  return {
    now: () => new Date(now),
    advance: (milliseconds) => {
      now += milliseconds;
    },
    set: (date) => {
      now = new Date(date).getTime();
    },
  };
}
