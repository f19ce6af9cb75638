import { afterEach, describe, expect, it } from 'vitest';
import type { EventHub, EventMessage } from './create-event-hub.ts';
import { createSseResponse, type SseResponse } from './create-sse-response.ts';

/** A hub whose messages the test sends manually. */
function createManualHub() {
  const state: { deliver: (message: EventMessage) => void; isClosed: boolean; lastCursor: string | undefined } = {
    deliver: () => undefined,
    isClosed: false,
    lastCursor: undefined,
  };
  const hub: EventHub = {
    async subscribe(_audience, lastCursor, deliver) {
      state.deliver = deliver;
      state.lastCursor = lastCursor;
      return { close: () => void (state.isClosed = true) };
    },
    async close() {},
  };
  return { hub, state };
}

const event = { eventId: 1, organizationId: 'o', userId: null, topic: 'alerts', ids: { alertIds: ['line\nbreak'] } };
const audience = { organizationId: 'o', userId: 'u' };

describe('createSseResponse', () => {
  const open: SseResponse[] = [];
  afterEach(() => {
    for (const response of open.splice(0)) response.body.destroy();
  });

  async function respond(hub: EventHub, heartbeatMs = 20_000) {
    const response = await createSseResponse({ hub, audience, lastEventId: 'where-i-was', heartbeatMs });
    open.push(response);
    // Since Node.js 26, one read returns only one of the waiting chunks.
    const text = () => {
      let all = '';
      for (let chunk = response.body.read(); chunk !== null; chunk = response.body.read()) all += String(chunk);
      return all;
    };
    return { response, text };
  }

  it('writes a block per event, with the id only where the page may resume', async () => {
    const { hub, state } = createManualHub();
    const { text } = await respond(hub);
    state.deliver({ kind: 'event', event });
    state.deliver({ kind: 'event', event, cursor: '17.1:2:' });
    expect(state.lastCursor).toBe('where-i-was');
    expect(text()).toBe(
      'retry: 2000\n\n' +
        'data: {"topic":"alerts","ids":{"alertIds":["line\\nbreak"]}}\n\n' +
        'id: 17.1:2:\ndata: {"topic":"alerts","ids":{"alertIds":["line\\nbreak"]}}\n\n',
    );
  });

  it('sends keep-alive comments while nothing happens', async () => {
    const { hub } = createManualHub();
    const { text } = await respond(hub, 5);
    await expect.poll(text).toContain(': still here\n\n');
  });

  it('unsubscribes when the page disconnects', async () => {
    const { hub, state } = createManualHub();
    const { response } = await respond(hub);
    response.body.destroy();
    await expect.poll(() => state.isClosed).toBe(true);
  });

  it('disconnects a page that does not read instead of buffering without limit', async () => {
    const { hub, state } = createManualHub();
    const { response } = await respond(hub);
    const large = { ...event, ids: { alertIds: ['x'.repeat(600_000)] } };
    state.deliver({ kind: 'event', event: large });
    state.deliver({ kind: 'event', event: large });
    state.deliver({ kind: 'event', event: large });
    expect(response.body.destroyed).toBe(true);
  });
});
