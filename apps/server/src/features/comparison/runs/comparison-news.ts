import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '../../../platform/database/create-database.ts';
import type { NotificationListener } from '../../../platform/database/listener.ts';
import { notifyComparisons, COMPARISONS_CHANNEL } from '../comparison.repository.ts';

const newsSchema = z.discriminatedUnion('kind', [
  /** The sender compares; sent again and again until it has ended. */
  z.object({ kind: z.literal('running'), state: z.string(), percent: z.number() }),
  z.object({ kind: z.literal('ended'), state: z.string(), outcome: z.enum(['stored', 'failed', 'canceled']) }),
  /** A user of the sender wants what another process compares, or no longer wants it. */
  z.object({ kind: z.literal('wanted'), state: z.string(), userId: z.string() }),
  z.object({ kind: z.literal('canceled'), state: z.string(), userId: z.string() }),
]);
/** What the web servers of an installation tell each other about comparisons in progress. */
export type ComparisonMessage = z.infer<typeof newsSchema>;

const envelopeSchema = z.object({ from: z.string(), message: newsSchema });

/** Connects this process with the others. A lost message costs at most a comparison that is made twice. */
export interface ComparisonNews {
  send(message: ComparisonMessage): void;
  /** Calls back for each message of another process. */
  subscribe(onMessage: (message: ComparisonMessage) => void): void;
}

export interface ComparisonNewsOptions {
  database: Database;
  listener: NotificationListener;
  onError: (error: unknown) => void;
}

/** Sends the messages as notifications of PostgreSQL, which all processes share. */
export function createComparisonNews({ database, listener, onError }: ComparisonNewsOptions): ComparisonNews {
  const own = randomUUID();
  return {
    send: (message) => {
      notifyComparisons(database, JSON.stringify({ from: own, message })).catch(onError);
    },
    subscribe: (onMessage) => {
      const read = (payload: string) => {
        if (payload === '') return;
        const { from, message } = envelopeSchema.parse(JSON.parse(payload));
        if (from !== own) onMessage(message);
      };
      listener.subscribe(COMPARISONS_CHANNEL, read).catch(onError);
    },
  };
}
