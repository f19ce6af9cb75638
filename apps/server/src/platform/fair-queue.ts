/** How much may run at once, and how much may wait. */
export interface FairQueueLimits {
  /** Of everyone together. */
  running: number;
  /** Of these, heavy ones. */
  runningHeavy: number;
  /** Of one person; one of them may be heavy. */
  runningEach: number;
  /** Of one person; more are refused. */
  waitingEach: number;
}

export interface QueuedWork<T> {
  /** Whose turn it uses; null is the product itself, which no limit for one person holds back. */
  person: string | null;
  isHeavy: boolean;
  /** Leaves the queue when aborted; work that has begun is its own to stop. */
  signal?: AbortSignal | undefined;
  run(): Promise<T>;
}

/** One person already has as much waiting as one may have. */
export class QueueFullError extends Error {
  constructor() {
    super('too much work of one person is waiting');
    this.name = 'QueueFullError';
  }
}

interface Waiter {
  isHeavy: boolean;
  start(): void;
}

class Turn {
  running = 0;
  runningHeavy = 0;
  /** When its last work started, counted in starts; a newcomer comes before everyone who was served. */
  servedAt = 0;
  readonly waiting: Waiter[] = [];
}

/**
 * Runs work a few at a time. Each person's work starts in the order it came, and people take turns, so that one who asks
 * for much waits for themselves and not everyone for them.
 */
export class FairQueue {
  readonly #limits: FairQueueLimits;
  /** Whoever has work running or waiting. */
  readonly #turns = new Map<string | null, Turn>();
  #served = 0;
  #running = 0;
  #runningHeavy = 0;

  constructor(limits: FairQueueLimits) {
    this.#limits = limits;
  }

  /** @throws QueueFullError at once; the signal's reason when aborted while waiting */
  async run<T>(work: QueuedWork<T>): Promise<T> {
    const { person, isHeavy, signal } = work;
    signal?.throwIfAborted();
    const turn = this.#turns.get(person) ?? new Turn();
    this.#turns.set(person, turn);
    await this.#wait(turn, person, isHeavy, signal);
    try {
      return await work.run();
    } finally {
      this.#count(turn, isHeavy, -1);
      this.#forgetIdle(person, turn);
      this.#startNext();
    }
  }

  #wait(turn: Turn, person: string | null, isHeavy: boolean, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        turn.waiting.splice(turn.waiting.indexOf(waiter), 1);
        this.#forgetIdle(person, turn);
        reject(signal?.reason);
        // A heavy one may have kept a light one from starting.
        this.#startNext();
      };
      const waiter: Waiter = {
        isHeavy,
        start: () => {
          signal?.removeEventListener('abort', leave);
          resolve();
        },
      };
      turn.waiting.push(waiter);
      this.#startNext();
      if (!turn.waiting.includes(waiter)) return;
      if (person !== null && turn.waiting.length > this.#limits.waitingEach) {
        turn.waiting.pop();
        this.#forgetIdle(person, turn);
        reject(new QueueFullError());
        return;
      }
      signal?.addEventListener('abort', leave, { once: true });
    });
  }

  #startNext(): void {
    while (this.#running < this.#limits.running) {
      const turn = this.#nextTurn();
      const next = turn?.waiting.shift();
      if (turn === undefined || next === undefined) return;
      this.#count(turn, next.isHeavy, 1);
      this.#served += 1;
      turn.servedAt = this.#served;
      next.start();
    }
  }

  /** Of those whose next work may start, whoever was served least lately. */
  #nextTurn(): Turn | undefined {
    let first: Turn | undefined;
    for (const [person, turn] of this.#turns) {
      const [next] = turn.waiting;
      if (next === undefined || !this.#mayStart(person, turn, next.isHeavy)) continue;
      if (first === undefined || turn.servedAt < first.servedAt) first = turn;
    }
    return first;
  }

  #mayStart(person: string | null, turn: Turn, isHeavy: boolean): boolean {
    if (isHeavy && this.#runningHeavy >= this.#limits.runningHeavy) return false;
    if (person === null) return true;
    return turn.running < this.#limits.runningEach && !(isHeavy && turn.runningHeavy > 0);
  }

  #count(turn: Turn, isHeavy: boolean, by: 1 | -1): void {
    this.#running += by;
    turn.running += by;
    if (!isHeavy) return;
    this.#runningHeavy += by;
    turn.runningHeavy += by;
  }

  #forgetIdle(person: string | null, turn: Turn): void {
    if (turn.running === 0 && turn.waiting.length === 0) this.#turns.delete(person);
  }
}
