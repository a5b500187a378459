// All checks share one thread with everything else the service does. What takes longer than a millisecond, parsing and
// judging, is cut into steps, and in each turn of the event loop they get a few milliseconds together.
/** What steps get in one turn of the event loop; the last of them may run over. */
const TURN_MS = 4;
/** Bytes that may wait in memory to be parsed; beyond them the piece that waits longest is taken at once. */
const WAITING_BYTES_MAX = 48 * 1024 * 1024;
/** So many checks that wait to start or for their turn keep the thread busy for a second or two. */
const WAITING_CHECKS_MAX = 128;
/** More checks at once would end no sooner, and what each of them holds while it runs is work for the garbage collector. */
const ACTIVE_CHECKS_MAX = 4;
/** A check that has had no step for so long waits for its page, and another one may start. */
const IDLE_MS = 3;
/** So may another one when a check has taken longer than this: nobody waits for large pages. */
const ORDINARY_MS = 20;
const LOOK_AGAIN_MS = 1;
/** Of so many steps or starts, one goes to the check that has waited longest, whatever it or its caller has taken so far. */
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
  /**
   * Runs a check once fewer than four others keep the thread busy, that of the caller with the fewest running first.
   * Rejects with what it throws, or with the signal's reason when that aborts before it starts.
   */
  check<T>(caller: string, work: (lane: Lane) => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** Whether so many checks wait that another one of this caller would come too late. Each caller may take as many places as are free. */
  isOverloaded(caller: string): boolean;
}

/** A check that has not started. */
interface Start {
  readonly caller: string;
  begin(lane: StepQueue): void;
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
  /** The checks that run, and whose they are. */
  readonly #checks = new Map<StepQueue, string>();
  /** In the order in which they came. */
  readonly #starts = new Set<Start>();
  #startsCounted = 0;
  #isLookPlanned = false;
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

  async check<T>(caller: string, work: (lane: Lane) => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    const lane =
      this.#starts.size === 0 && this.#mayStart() ? this.#begin(caller) : await this.#start(caller, signal);
    try {
      return await work(lane);
    } finally {
      this.#checks.delete(lane);
      this.#startMore();
    }
  }

  isOverloaded(caller: string): boolean {
    const free = WAITING_CHECKS_MAX - this.#waiting.size - this.#starts.size;
    let own = 0;
    for (const start of this.#starts) if (start.caller === caller) own++;
    return own >= free;
  }

  #begin(caller: string): StepQueue {
    const lane = new StepQueue(this);
    lane.activeAtMs = this.#now();
    this.#checks.set(lane, caller);
    return lane;
  }

  #start(caller: string, signal: AbortSignal | undefined): Promise<StepQueue> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#starts.delete(start);
        reject(signal?.reason);
      };
      const start: Start = {
        caller,
        begin: (lane) => {
          signal?.removeEventListener("abort", leave);
          resolve(lane);
        },
      };
      this.#starts.add(start);
      signal?.addEventListener("abort", leave);
      this.#startMore();
    });
  }

  #startMore(): void {
    while (this.#starts.size > 0 && this.#mayStart()) {
      const start = this.#nextStart();
      if (start === null) break;
      this.#starts.delete(start);
      start.begin(this.#begin(start.caller));
    }
    if (this.#starts.size === 0 || this.#isLookPlanned) return;
    this.#isLookPlanned = true;
    setTimeout(() => {
      this.#isLookPlanned = false;
      this.#startMore();
    }, LOOK_AGAIN_MS);
  }

  /** Of those whose caller has the fewest running, the one that came first; now and then the one that has waited longest. */
  #nextStart(): Start | null {
    this.#startsCounted++;
    if (this.#startsCounted % FAIR_EVERY === 0) return this.#starts.values().next().value ?? null;
    const running = new Map<string, number>();
    for (const caller of this.#checks.values()) running.set(caller, (running.get(caller) ?? 0) + 1);
    let [next, least]: [Start | null, number] = [null, Number.POSITIVE_INFINITY];
    for (const start of this.#starts) {
      const count = running.get(start.caller) ?? 0;
      if (count < least) [next, least] = [start, count];
    }
    return next;
  }

  #mayStart(): boolean {
    if (this.#checks.size < ACTIVE_CHECKS_MAX) return true;
    const activeSinceMs = this.#now() - IDLE_MS;
    let active = 0;
    for (const { steps, tookMs, activeAtMs } of this.#checks.keys()) {
      if (tookMs < ORDINARY_MS && (steps.length > 0 || activeAtMs > activeSinceMs)) active++;
    }
    return active < ACTIVE_CHECKS_MAX;
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
    lane.activeAtMs = before + tookMs;
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
  activeAtMs = 0;

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
