export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that moves only when its methods are called: for tests and demonstrations. */
export interface MovableClock extends Clock {
  advance(milliseconds: number): void;
  set(date: Date | string): void;
}

/** A movable clock that starts at this moment. */
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
