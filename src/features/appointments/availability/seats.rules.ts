/** A row that occupies a seat: a live hold or a booking. Instants are milliseconds. */
export interface OccupiedSeat {
  startsAtMs: number;
  endsAtMs: number;
  seat: number;
}

/** A slot's instants, and the minutes that stay free after each appointment of its session. */
interface SeatTime {
  startsAtMs: number;
  endsAtMs: number;
  bufferMs: number;
}

/** The seats that no row occupies, lowest first. The buffer applies after the slot and after each row. */
export function freeSeats(
  occupied: readonly OccupiedSeat[],
  capacity: number,
  { startsAtMs, endsAtMs, bufferMs }: SeatTime,
): number[] {
  const taken = new Set(
    occupied
      .filter((one) => one.startsAtMs < endsAtMs + bufferMs && one.endsAtMs + bufferMs > startsAtMs)
      .map(({ seat }) => seat),
  );
  return Array.from({ length: capacity }, (_, index) => index + 1).filter((seat) => !taken.has(seat));
}
