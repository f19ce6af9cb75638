/** Limits of running and waiting work. */
export interface FairQueueLimits {
  /** For all users together. */
  running: number;
  /** Heavy work among the running. */
  runningHeavy: number;
  /** For one user; at most one of them may be heavy. */
  runningEach: number;
  /** For one user; further work is refused. */
  waitingEach: number;
}

export interface QueuedTurn {
  /** The user whose turn this uses. Null is the product itself, to which the per-user limits do not apply. */
  person: string | null;
  /** The user's organization. Organizations take turns too, so that one with many users doesn't get more. */
  organizationId?: string | undefined;
  isHeavy: boolean;
  /** Leaves the queue when aborted; work that has begun must stop itself. */
  signal?: AbortSignal | undefined;
}

export interface QueuedWork<T> extends QueuedTurn {
  run(): Promise<T>;
}

/** The user already has the maximum amount of work waiting. */
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
  /** Organization, or the user alone if none is stated. */
  readonly group: string | null;
  running = 0;
  runningHeavy = 0;
  /** When its last work started, as a count of starts. Newcomers have 0 and so precede everyone who was served. */
  servedAt = 0;
  readonly waiting: Waiter[] = [];

  constructor(group: string | null) {
    this.group = group;
  }
}

/**
 * Runs a limited amount of work at a time. Each user's work starts in order of arrival. Organizations take turns, and
 * so do the users of each, so that whoever requests much waits for themselves instead of making everyone wait.
 */
export class FairQueue {
  readonly #limits: FairQueueLimits;
  /** Users with running or waiting work. */
  readonly #turns = new Map<string | null, Turn>();
  /** When each group's last work started, as `Turn.servedAt`; only groups with running or waiting work. */
  readonly #groupServedAt = new Map<string | null, number>();
  #served = 0;
  #running = 0;
  #runningHeavy = 0;

  constructor(limits: FairQueueLimits) {
    this.#limits = limits;
  }

  /** @throws QueueFullError immediately; the signal's reason if aborted while waiting. */
  async run<T>(work: QueuedWork<T>): Promise<T> {
    const end = await this.enter(work);
    try {
      return await work.run();
    } finally {
      end();
    }
  }

  /**
   * Waits for a turn that ends with a call of the returned function, for work that begins and ends in different places.
   * @throws QueueFullError immediately; the signal's reason if aborted while waiting.
   */
  async enter({ person, organizationId, isHeavy, signal }: QueuedTurn): Promise<() => void> {
    signal?.throwIfAborted();
    const turn = this.#turns.get(person) ?? new Turn(organizationId ?? person);
    this.#turns.set(person, turn);
    await this.#wait(turn, person, isHeavy, signal);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#count(turn, isHeavy, -1);
      this.#forgetIdle(person, turn);
      this.#startNext();
    };
  }

  #wait(turn: Turn, person: string | null, isHeavy: boolean, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        turn.waiting.splice(turn.waiting.indexOf(waiter), 1);
        this.#forgetIdle(person, turn);
        reject(signal?.reason);
        // Waiting heavy work may have kept light work behind it from starting.
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
      this.#groupServedAt.set(turn.group, this.#served);
      next.start();
    }
  }

  /** Returns the least recently served user of the least recently served group, of those whose next work may start. */
  #nextTurn(): Turn | undefined {
    let first: Turn | undefined;
    for (const [person, turn] of this.#turns) {
      const [next] = turn.waiting;
      if (next === undefined || !this.#canStart(person, turn, next.isHeavy)) continue;
      if (first === undefined || this.#isBefore(turn, first)) first = turn;
    }
    return first;
  }

  #isBefore(one: Turn, other: Turn): boolean {
    if (one.group === other.group) return one.servedAt < other.servedAt;
    return (this.#groupServedAt.get(one.group) ?? 0) < (this.#groupServedAt.get(other.group) ?? 0);
  }

  #canStart(person: string | null, turn: Turn, isHeavy: boolean): boolean {
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
    if (turn.running > 0 || turn.waiting.length > 0) return;
    this.#turns.delete(person);
    const isLast = [...this.#turns.values()].every(({ group }) => group !== turn.group);
    if (isLast) this.#groupServedAt.delete(turn.group);
  }
}
