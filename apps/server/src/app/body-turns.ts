import type { FastifyReply, FastifyRequest } from 'fastify';
import { FairQueue } from '../platform/fair-queue.ts';
import { refuseFull, signalOfClose } from './limit-bursts.ts';

/** Bodies up to this many bytes take about as long to read as a request without one. */
export const ORDINARY_BODY = 16 * 1024;
/** Large bodies in memory: at most this many of the largest, a megabyte each. */
const RECEIVED_AT_ONCE = 16;
const RECEIVED_EACH = 2;
const WAITING_EACH = 40;
/** After each body, the thread is left to others for this many times as long as it took. */
const PAUSE_FACTOR = 3;
/** A megabyte in this time needs 300 kilobits per second. */
const RECEIVING_MS = 30_000;

/** Who sends a body. Users without an organization are not signed in. */
export interface Sender {
  person: string;
  organizationId?: string | undefined;
}

interface Received {
  /** Lets the next body be received. */
  end(): void;
  /** Aborts when the client disconnects. */
  signal: AbortSignal;
}

/** Whether a request announces a large body, or doesn't announce how large it is. */
export function mayBeLarge({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const length = headers['content-length'];
  return headers['transfer-encoding'] !== undefined || Number(length ?? 0) > ORDINARY_BODY;
}

/**
 * Reads large bodies one after the other. Parsing and validating one takes up to 20 ms of the thread that serves
 * everyone, so twenty at once would hold up all other calls for their sum.
 */
export class BodyTurns {
  readonly #received = new WeakMap<FastifyRequest, Received>();
  readonly #receiving = new FairQueue({
    running: RECEIVED_AT_ONCE,
    runningHeavy: RECEIVED_AT_ONCE,
    runningEach: RECEIVED_EACH,
    waitingEach: WAITING_EACH,
  });
  readonly #parsing = new FairQueue({
    running: 1,
    runningHeavy: 1,
    runningEach: 1,
    waitingEach: RECEIVED_AT_ONCE,
  });

  /**
   * Waits until the body may be received. It stays in the sender's network until then. The connection of a sender who
   * takes longer than 30 seconds is closed.
   *
   * @throws Error with status 429 if too many bodies of the sender are waiting.
   */
  async receive(request: FastifyRequest, reply: FastifyReply, sender: Sender): Promise<void> {
    const signal = signalOfClose(reply);
    const end = await this.#receiving.enter({ ...sender, isHeavy: false, signal }).catch(refuseFull);
    const late = setTimeout(() => request.raw.destroy(), RECEIVING_MS);
    this.#received.set(request, { end, signal });
    for (const event of ['finish', 'close']) reply.raw.once(event, end);
    for (const event of ['end', 'close']) request.raw.once(event, () => clearTimeout(late));
  }

  /**
   * Runs `parse` when it is the sender's turn. The turn ends when everything that follows immediately has run:
   * validation and the beginning of the call. The thread is then left to others before the next one.
   *
   * @throws What `parse` throws.
   */
  async parse<T>(request: FastifyRequest, sender: Sender, parse: () => T): Promise<T> {
    const received = this.#received.get(request);
    const turn = { ...sender, isHeavy: false, signal: received?.signal };
    const end = await this.#parsing.enter(turn).catch(refuseFull);
    received?.end();
    const startMs = performance.now();
    setImmediate(() => setTimeout(end, PAUSE_FACTOR * (performance.now() - startMs)));
    return parse();
  }
}
