import type { z } from 'zod';

/** A kind of background job. The payload contains ids, never whole documents; handlers read the current state. */
export interface JobDefinition<Payload extends object = object> {
  /** Queue name: letters, digits, `-` and `_`. */
  name: string;
  payload: z.ZodType<Payload>;
  retry: {
    /** Attempts after the first. */
    limit: number;
    /** Delay before the first retry. */
    delaySeconds: number;
    /** Whether the delay doubles each time. */
    backoff: boolean;
  };
  /** How many run concurrently in one worker process. */
  concurrency: number;
  /** A run that takes longer counts as failed and is retried; under 24 hours. */
  expireInSeconds: number;
  /** Triggered by the queue with an empty payload, once for the whole installation. */
  cron?: { expression: string; timeZone: string };
}

/** Information about its run that a handler receives. */
export interface JobRun<Payload extends object> {
  jobId: string;
  payload: Payload;
  /** 1 for the first attempt. */
  attempt: number;
  /** Aborted when the process stops. Long work checks it between steps and throws, so that it is retried elsewhere. */
  signal: AbortSignal;
}

/** May run twice for one job, so it must re-read state and return if nothing is left to do. */
export type JobHandler<Payload extends object> = (run: JobRun<Payload>) => Promise<void>;

const DEFAULTS = {
  retry: { limit: 5, delaySeconds: 5, backoff: true },
  concurrency: 1,
  expireInSeconds: 15 * 60,
} satisfies Partial<JobDefinition>;

/**
 * Defines a job with the usual defaults: 5 retries starting after 5 s with doubling delays, one at a time, at most 15
 * minutes per run.
 */
export function defineJob<Payload extends object>(
  definition: Pick<JobDefinition<Payload>, 'name' | 'payload'> & Partial<JobDefinition<Payload>>,
): JobDefinition<Payload> {
  if (!/^[\w-]{1,50}$/.test(definition.name)) {
    throw new Error(`"${definition.name}" is no job name: use up to 50 letters, digits, "-" and "_".`);
  }
  return { ...DEFAULTS, ...definition };
}
