import type { z } from 'zod';

/** A kind of background work. The payload holds ids, never whole documents: handlers read the state of the day. */
export interface JobDefinition<Payload extends object = object> {
  /** Queue name: letters, digits, `-` and `_`. */
  name: string;
  payload: z.ZodType<Payload>;
  retry: {
    /** Attempts after the first. */
    limit: number;
    /** Before the first retry. */
    delaySeconds: number;
    /** Doubles the delay each time. */
    backoff: boolean;
  };
  /** How many run at once in one worker process. */
  concurrency: number;
  /** A run longer than this counts as failed and is retried; under 24 hours. */
  expireInSeconds: number;
  /** Fired by the queue with an empty payload, once for the whole installation. */
  cron?: { expression: string; timeZone: string };
}

/** What a handler knows about its run. */
export interface JobRun<Payload extends object> {
  jobId: string;
  payload: Payload;
  /** 1 for the first. */
  attempt: number;
  /** Aborted when the process stops; long work checks it between steps and throws to be retried elsewhere. */
  signal: AbortSignal;
}

/** May run twice for one job, so it re-reads state and says so when nothing is left to do. */
export type JobHandler<Payload extends object> = (run: JobRun<Payload>) => Promise<void>;

const DEFAULTS = {
  retry: { limit: 5, delaySeconds: 5, backoff: true },
  concurrency: 1,
  expireInSeconds: 15 * 60,
} satisfies Partial<JobDefinition>;

/** A definition with the usual retry (5 times, from 5 s, doubling), one at a time, at most 15 minutes a run. */
export function defineJob<Payload extends object>(
  definition: Pick<JobDefinition<Payload>, 'name' | 'payload'> & Partial<JobDefinition<Payload>>,
): JobDefinition<Payload> {
  if (!/^[\w-]{1,50}$/.test(definition.name)) {
    throw new Error(`"${definition.name}" is no job name: use up to 50 letters, digits, "-" and "_".`);
  }
  return { ...DEFAULTS, ...definition };
}
