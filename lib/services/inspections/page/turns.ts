// All checks share one thread with everything else the service does. What takes longer than a millisecond, parsing and
// judging, is cut into steps, and in each turn of the event loop they get a few milliseconds together.
/** What steps get in one turn of the event loop; the last of them may run over. */
const TURN_MS = 4;
/** Bytes that may wait in memory to be parsed; beyond them the piece that waits longest is taken at once. */
const WAITING_BYTES_MAX = 48 * 1024 * 1024;
/** So many checks that wait for their turn keep the thread busy for a second or two. */
const WAITING_CHECKS_MAX = 128;
/** Of so many steps, one goes to the check that has waited longest, whatever it has taken so far. */
const FAIR_EVERY = 4;

/** The steps of one check, which run in order. */
export interface Lane {
  /** Runs a step when it is this check's turn, at once where nobody else waits. Rejects with what the step throws. */
  run<T>(step: () => T): Promise<T>;
  /** Runs all steps of a generator, one by one. */
  runAll<T>(steps: Iterator<void, T>): Promise<T>;
  /** Runs a step that needs `bytes` of memory until then. It must not throw. */
  queue(bytes: number, step: () => void): void;
}

export interface Turns {
  lane(): Lane;
  /** Whether so many checks wait that another one would come too late. */
  isOverloaded(): boolean;
}

interface Step {
  readonly bytes: number;
  run(): void;
}

/** Checks that have taken the least so far go first, so that a small page does not wait for large ones to end. */
export function createTurns(now: () => number = () => performance.now()): Turns {
  return new Scheduler(now);
}

class Scheduler implements Turns {
  readonly #now: () => number;
  /** Lanes with steps, the one that has waited longest first. */
  readonly #waiting = new Set<StepQueue>();
  #waitingBytes = 0;
  /** What steps have taken in this turn of the event loop. */
  #usedMs = 0;
  #isTurnPlanned = false;
  #isRunning = false;
  #count = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  lane(): Lane {
    return new StepQueue(this);
  }

  isOverloaded(): boolean {
    return this.#waiting.size >= WAITING_CHECKS_MAX;
  }

  /** Takes note of a step at the end of a lane, and runs what may run now. */
  added(lane: StepQueue, { bytes }: Step): void {
    this.#waiting.add(lane);
    this.#waitingBytes += bytes;
    this.#run();
    if (!this.#isTurnPlanned) this.#planTurn();
  }

  #planTurn(): void {
    this.#isTurnPlanned = true;
    setImmediate(() => {
      this.#isTurnPlanned = false;
      this.#usedMs = 0;
      this.#run();
      if (this.#waiting.size > 0 || this.#usedMs > 0) this.#planTurn();
    });
  }

  #run(): void {
    // A step may add another one.
    if (this.#isRunning) return;
    this.#isRunning = true;
    while (this.#waiting.size > 0 && (this.#usedMs < TURN_MS || this.#waitingBytes > WAITING_BYTES_MAX)) {
      this.#runOne();
    }
    this.#isRunning = false;
  }

  #runOne(): void {
    const lane = this.#next();
    const step = lane?.steps.shift();
    if (lane === null || step === undefined) return;
    this.#waiting.delete(lane);
    if (lane.steps.length > 0) this.#waiting.add(lane);
    this.#waitingBytes -= step.bytes;
    const before = this.#now();
    step.run();
    const tookMs = this.#now() - before;
    lane.tookMs += tookMs;
    this.#usedMs += tookMs;
  }

  #next(): StepQueue | null {
    this.#count++;
    const isFair = this.#count % FAIR_EVERY === 0;
    let found: StepQueue | null = null;
    for (const lane of this.#waiting) {
      if (found === null || lane.tookMs < found.tookMs) found = lane;
      if (isFair) break;
    }
    return found;
  }
}

class StepQueue implements Lane {
  readonly #turns: Scheduler;
  readonly steps: Step[] = [];
  tookMs = 0;

  constructor(turns: Scheduler) {
    this.#turns = turns;
  }

  run<T>(step: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      this.queue(0, () => {
        try {
          resolve(step());
        } catch (error) {
          reject(error);
        }
      });
    });
  }

  async runAll<T>(steps: Iterator<void, T>): Promise<T> {
    let step = await this.run(() => steps.next());
    while (!step.done) step = await this.run(() => steps.next());
    return step.value;
  }

  queue(bytes: number, run: () => void): void {
    const step = { bytes, run };
    this.steps.push(step);
    this.#turns.added(this, step);
  }
}
