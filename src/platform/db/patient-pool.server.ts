import pg from 'pg';

type Took = (error: Error | undefined, client: pg.PoolClient | undefined, done: (release?: boolean | Error) => void) => void;

interface Turn {
  begin: () => void;
  giveUp: (error: Error) => void;
  /** Looks that it has waited through. */
  looks: number;
}

/** What the waiting of a crowd is held to, in milliseconds. */
export interface PoolPatience {
  /** So long nobody has given a connection back: the database is stuck, and who waits is told so. */
  standstillMs: number;
  /** So long at most, however well the queue moves. */
  longestMs: number;
}

/** Waiting is counted in looks, not by the clock: while this process itself stands still, nobody is refused for it. */
const looksPerStandstill = 10;

/**
 * A pool in which a crowd waits its turn. As long as connections come back, the others wait, up to a limit well within a
 * request's deadline; once none has come back for a second, the database is stuck and everybody who waits is refused at once.
 * A new connection still has a second to be made.
 */
export class PatientPool extends pg.Pool {
  private readonly places: number;
  private taken = 0;
  private readonly lent = new Set<pg.PoolClient>();
  private readonly queue: Turn[] = [];
  /** Looks since a connection came back. */
  private quietLooks = 0;
  private watch: NodeJS.Timeout | undefined;
  private readonly patience: PoolPatience;

  constructor(config: pg.PoolConfig & { max: number }, patience: PoolPatience) {
    super(config);
    this.places = config.max;
    this.patience = patience;
    this.on('release', (_error, client) => {
      if (this.lent.delete(client)) this.giveBack();
    });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Took): void;
  override connect(callback?: Took): Promise<pg.PoolClient> | void {
    const asked = this.turn().then(() => this.lend());
    if (!callback) return asked;
    asked.then((client) => callback(undefined, client, (release) => client.release(release)), (error: Error) => callback(error, undefined, () => {}));
  }

  private async lend(): Promise<pg.PoolClient> {
    try {
      const client = await super.connect();
      this.lent.add(client);
      return client;
    } catch (error) {
      this.giveBack();
      throw error;
    }
  }

  private turn(): Promise<void> {
    if (this.taken < this.places) {
      this.taken += 1;
      return Promise.resolve();
    }
    return new Promise((begin, giveUp) => {
      this.queue.push({ begin, giveUp, looks: 0 });
      this.watch ??= setInterval(() => this.refuseWhoWaitsInVain(), this.patience.standstillMs / looksPerStandstill).unref();
    });
  }

  private giveBack(): void {
    this.quietLooks = 0;
    const next = this.queue.shift();
    if (next) next.begin();
    else this.taken -= 1;
  }

  private refuseWhoWaitsInVain(): void {
    const { standstillMs, longestMs } = this.patience;
    this.quietLooks += 1;
    for (const turn of this.queue.splice(0)) {
      turn.looks += 1;
      const isStuck = Math.min(this.quietLooks, turn.looks) >= looksPerStandstill;
      if (isStuck || (turn.looks * standstillMs) / looksPerStandstill > longestMs) turn.giveUp(new Error('timeout: no connection of the pool became free'));
      else this.queue.push(turn);
    }
    if (this.queue.length > 0) return;
    clearInterval(this.watch);
    this.watch = undefined;
  }
}
