import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { Webhook, WebhookDelivery } from '@rotunda/contract';
import { afterEach, beforeEach } from 'vitest';
import { testBill } from '../../../app/testing/ingest-records.ts';
import type { TestUser } from '../../../app/testing/test-api.ts';
import { createWebhooksDeps } from '../../../app/webhooks-deps.ts';
import { type PersonSpec, workspaceTest } from '../../../app/testing/workspace-test.ts';
import type { Queue } from '../../../platform/queue/create-queue.ts';
import { deliverMatches } from '../delivery/deliver-matches.ts';
import { sendWebhookJob } from '../deliveries.jobs.ts';
import { sendWebhook } from '../delivery/send-webhook.ts';
import type { WebhooksDeps } from '../webhooks.deps.ts';

/** A request that reached a receiver. */
export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A receiver on this machine, with the requests that reached it in order. */
export interface Receiver {
  url: string;
  received: Received[];
  /** Sets the response from now on. */
  answers(status: number, body?: string, headers?: Record<string, string>): void;
  /** Cuts every connection from now on. */
  goesDown(): void;
  /** Runs an action while the next message is being received, and refuses that message; later ones are accepted. */
  during(act: () => Promise<unknown>): void;
}

const EMPTIED = [
  'documents',
  'source_facts',
  'document_changes',
  'doc_search',
  'doc_search_part',
  'doc_head',
  'passages',
  'projects',
  'alert_activities',
  'audit_log',
  'outgoing_mails',
];

/** Sets up a workspace whose webhooks are sent by a clock that the test advances. */
export function webhookTest<Name extends string>(people: Record<Name, PersonSpec>) {
  const workspace = workspaceTest(people, { withPipeline: true, emptied: EMPTIED });
  const waiting: string[] = [];
  let aheadSeconds = 0;
  const { api, pipeline } = workspace;
  const queue: Queue = {
    async enqueue(_handle, job, payload) {
      if (job.name === sendWebhookJob.name) waiting.push(sendWebhookJob.payload.parse(payload).webhookId);
      return 'job';
    },
    work: () => Promise.resolve(),
    stop: () => Promise.resolve(),
  };
  const deps = (): WebhooksDeps => {
    const { clock } = api.deps;
    const now = () => clock.now() + aheadSeconds;
    return createWebhooksDeps(
      { ...api.deps, queue, clock: { ...clock, now, nowMs: () => now() * 1000 } },
      pipeline.engine,
    );
  };
  beforeEach(() => {
    aheadSeconds = 0;
    waiting.length = 0;
  });
  /** Runs what the worker does within a minute. */
  async function tick(): Promise<void> {
    await deliverMatches(deps());
    for (const webhookId of new Set(waiting.splice(0))) await sendWebhook(deps(), webhookId);
  }

  return {
    workspace,
    deps,
    tick,
    after(seconds: number): void {
      aheadSeconds += seconds;
    },
    /** Advances the clock, running the worker at each step. */
    async wait(seconds: number, stepSeconds = 60): Promise<void> {
      for (let passed = 0; passed < seconds; passed += stepSeconds) {
        aheadSeconds += stepSeconds;
        await tick();
      }
    },
    listen: receiverTest(),
  };
}

/** Returns a function that opens a receiver, which is closed at the end of its test. */
export function receiverTest(): () => Promise<Receiver> {
  const closers: (() => void)[] = [];
  afterEach(() => {
    for (const close of closers.splice(0)) close();
  });
  return async () => {
    const received: Received[] = [];
    let answer = (response: ServerResponse): void => void response.writeHead(204).end();
    const server = createServer(async (request, response) => {
      const parts: Uint8Array[] = [];
      for await (const part of request) parts.push(part);
      received.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
      answer(response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closers.push(() => {
      server.closeAllConnections();
      server.close();
    });
    const address = server.address();
    return {
      url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/hook?key=of-the-address`,
      received,
      answers(status, body = '', headers = {}) {
        answer = (response) => void response.writeHead(status, headers).end(body);
      },
      goesDown() {
        answer = (response) => void response.destroy();
      },
      during(act) {
        answer = (response) => {
          answer = (later) => void later.writeHead(204).end();
          void act().then(() => response.writeHead(500).end());
        };
      },
    };
  };
}

/** Creates a project with a saved search on aquifers, and a receiver for its webhooks. */
export async function makeProject(by: TestUser, listen: () => Promise<Receiver>) {
  const projectId = await by.make('/projects', { name: 'Water' });
  const searchModel = { rawTextSearch: 'aquifer' };
  const savedSearchId = await by.make('/alerts', { title: 'Aquifers', projectId, searchModel });
  return { projectId, savedSearchId, receiver: await listen() };
}

/** Returns the webhooks of a project as the user sees them. */
export async function readWebhooks(by: TestUser, projectId: string): Promise<Webhook[]> {
  return ((await by.call('GET', `/projects/${projectId}/webhooks`)).body as { results: Webhook[] }).results;
}

/** Creates a webhook of a project. */
export async function makeWebhook(
  by: TestUser,
  projectId: string,
  changes: object = {},
): Promise<Webhook & { secret: string }> {
  const answer = await by.call('POST', `/projects/${projectId}/webhooks`, { name: 'Ours', format: 'json', ...changes });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer));
  return answer.body as Webhook & { secret: string };
}

export async function readLog(by: TestUser, webhookId: string): Promise<WebhookDelivery[]> {
  return ((await by.call('GET', `/webhooks/${webhookId}/deliveries`)).body as { results: WebhookDelivery[] }).results;
}

/** Returns the events that reached a receiver, in order. */
export function getEvents({ received }: Receiver): { type: string; fusionId: string | undefined; id: unknown }[] {
  return received.map(({ body, headers }) => {
    const { type, data } = JSON.parse(body) as { type: string; data: { document?: { fusionId: string } } };
    return { type, fusionId: data.document?.fusionId, id: headers['webhook-id'] };
  });
}

/** Returns the documents of the events that reached a receiver, in order. */
export const described = (receiver: Receiver) => getEvents(receiver).map(({ fusionId }) => fusionId);

/** Builds a bill that the saved searches of these tests find. */
export const aquiferBill = (number: number) => testBill(number, { title: `Aquifer bill ${number}` });

/**
 * Verifies a message by the text of Standard Webhooks 1.0, as a receiver would. The signed content is id, timestamp and
 * payload joined by periods, and the key is the base64 after `whsec_`. The header lists `v1,<base64>` separated by
 * spaces, and one match is enough. The timestamp must be at most five minutes old.
 */
export function verify(secret: string, { headers, body }: Received, nowTs = Math.floor(Date.now() / 1000)): boolean {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    String(headers[name]),
  );
  if (Math.abs(nowTs - Number(timestamp)) > 300) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = createHmac('sha256', key).update([id, timestamp, body].join('.')).digest();
  return (signatures ?? '').split(' ').some((one) => {
    const [version, text] = one.split(',');
    const given = Buffer.from(text ?? '', 'base64');
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
}
