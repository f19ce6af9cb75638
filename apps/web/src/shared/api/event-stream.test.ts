import type { LiveEvent } from '@rotunda/contract';
import { EVENT_HEARTBEAT_SECONDS } from '@rotunda/contract/values';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEventStream } from './event-stream.ts';
import { readEventStream, type StreamMessage } from './read-event-stream.ts';
import { createTokenStore, type TokenStore } from './token-store.ts';

const getBody = (...chunks: Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
const bytes = (text: string) => new TextEncoder().encode(text);
async function read(...chunks: Uint8Array[]) {
  const messages: StreamMessage[] = [];
  for await (const message of readEventStream(getBody(...chunks))) messages.push(message);
  return messages;
}

describe('readEventStream', () => {
  it('returns id, event and data and skips comments and messages without data', async () => {
    const messages = await read(
      bytes(': hello\n\nid: 7\nevent: change\ndata: one\ndata: two\n\nid: 8\n\ndata:three\n\ndata: cut off'),
    );
    expect(messages).toEqual([
      { id: '7', event: 'change', data: 'one\ntwo' },
      { id: '8', event: 'message', data: 'three' },
    ]);
  });

  it('reads the same messages however the network splits them, with any line ending', async () => {
    const text = 'id: 1\ndata: é…\n\nid: 2\nevent: x\ndata: zwei\n\n';
    const whole = await read(bytes(text));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('\n', '\r\n'), fc.array(fc.nat(60), { maxLength: 6 }), async (end, cuts) => {
        const data = bytes(text.replaceAll('\n', end));
        const at = [0, ...cuts.filter((cut) => cut < data.length).toSorted((a, b) => a - b), data.length];
        const chunks = at.slice(1).map((to, index) => data.slice(at[index], to));
        expect(await read(...chunks)).toEqual(whole);
      }),
      { numRuns: 60 },
    );
  });
});

const eventText = (id: string, topic: string) => `id: ${id}\ndata: {"topic":"${topic}","ids":{"projectIds":["p"]}}\n\n`;

let tokens: TokenStore;
beforeEach(() => {
  localStorage.clear();
  tokens = createTokenStore(localStorage, window);
  tokens.set('t-1');
});

/** Fakes a server that sends one response per connection and keeps the next connection open and silent. */
function listen(answers: (() => Response)[]) {
  const sent: Headers[] = [];
  const waits: number[] = [];
  const stream = createEventStream({
    url: 'https://rotunda.example/api/events',
    tokens,
    fetch: (_url, init) => {
      sent.push(new Headers(init.headers));
      const answer = answers.shift();
      return answer ? Promise.resolve().then(answer) : new Promise(() => {});
    },
    wait: async (ms) => {
      waits.push(ms);
    },
    random: () => 1,
  });
  const events: LiveEvent[] = [];
  const stop = stream.on('alerts.changed', (event) => events.push(event));
  return { stream, sent, waits, events, stop };
}
const ok = (text: string) => () => new Response(text, { status: 200 });

describe('Live events', () => {
  it("reach the listeners of their topic and are requested with the user's token", async () => {
    const { events, sent } = listen([ok(eventText('1', 'projects.changed') + eventText('2', 'alerts.changed'))]);
    await vi.waitFor(() => expect(events).toEqual([{ topic: 'alerts.changed', ids: { projectIds: ['p'] } }]));
    expect(sent[0]?.get('authorization')).toBe('Bearer t-1');
  });

  it('resume after the last event seen when the connection ends', async () => {
    const { sent } = listen([ok(eventText('41', 'alerts.changed') + eventText('42', 'projects.changed'))]);
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.map((headers) => headers.get('last-event-id'))).toEqual([null, '42']);
  });

  it('are retried with growing delays of at most thirty seconds while the server is away', async () => {
    const away = Array.from({ length: 7 }, () => () => {
      throw new TypeError('Failed to fetch');
    });
    const { waits } = listen(away);
    await vi.waitFor(() => expect(waits).toHaveLength(7));
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  });

  it('stop when the token is rejected and restart with a new token', async () => {
    const { sent, waits } = listen([() => new Response('{}', { status: 401 })]);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    await Promise.resolve();
    expect(waits).toEqual([]);
    tokens.set('t-2');
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.get('authorization')).toBe('Bearer t-2');
    expect(sent[1]?.get('last-event-id')).toBeNull();
  });

  it('trigger a reset when the server reports missed events, and resume from there', async () => {
    let resets = 0;
    const { stream, events, sent } = listen([ok('id: 9\nevent: reset\ndata: {}\n\n')]);
    const stop = stream.onReset(() => (resets += 1));
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(resets).toBe(1);
    expect(events).toEqual([]);
    expect(sent[1]?.get('last-event-id')).toBe('9');
    stop();
  });

  it('survive a line that is not JSON', async () => {
    const { events } = listen([ok(`data: {broken\n\n${eventText('3', 'alerts.changed')}`)]);
    await vi.waitFor(() => expect(events).toHaveLength(1));
  });

  it('close the connection when the last listener leaves', async () => {
    let signal: AbortSignal | null | undefined;
    const stream = createEventStream({
      url: 'https://rotunda.example/api/events',
      tokens,
      fetch: (_url, init) => {
        signal = init.signal;
        return new Promise(() => {});
      },
      wait: async () => {},
      random: () => 0,
    });
    const stop = stream.on('alerts.changed', () => {});
    await vi.waitFor(() => expect(signal?.aborted).toBe(false));
    stop();
    expect(signal?.aborted).toBe(true);
  });
});

/** Fakes connections that stay open until aborted. The test provides the data. */
function openConnections() {
  const sent: Headers[] = [];
  let emit: (text: string) => void = () => {};
  const stream = createEventStream({
    url: 'https://rotunda.example/api/events',
    tokens,
    fetch: (_url, init) => {
      sent.push(new Headers(init.headers));
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          emit = (text) => controller.enqueue(bytes(text));
          init.signal?.addEventListener('abort', () => controller.error(new DOMException('gone', 'AbortError')));
        },
      });
      return Promise.resolve(new Response(body, { status: 200 }));
    },
    wait: async () => {},
    random: () => 0,
  });
  return { sent, stop: stream.on('alerts.changed', () => {}), emit: (text: string) => emit(text) };
}

describe('Live connection', () => {
  const away = () => {
    throw new TypeError('Failed to fetch');
  };
  const status = (code: number) => () => new Response('{}', { status: code });
  /** Records the state after each change. */
  function watch(answers: (() => Response)[]) {
    const listening = listen(answers);
    const seen: boolean[] = [];
    listening.stream.onLost(() => seen.push(listening.stream.isLost()));
    return { ...listening, seen };
  }

  it.each([
    ['nobody answers', away],
    ['a proxy answers that nobody is there', status(502)],
    ['the database is away', status(503)],
  ])('is lost when %s, until the server answers again', async (_what, answer) => {
    const { seen, sent } = watch([answer, answer, ok(eventText('1', 'alerts.changed'))]);
    await vi.waitFor(() => expect(sent).toHaveLength(4));
    expect(seen).toEqual([true, false]);
  });

  it('is not lost when it ends and reconnects, or when too many windows are open', async () => {
    const { seen, sent } = watch([ok(''), status(429), ok(eventText('1', 'alerts.changed'))]);
    await vi.waitFor(() => expect(sent).toHaveLength(4));
    expect(seen).toEqual([]);
  });

  it('is no longer reported as lost after the listener stops', async () => {
    const { seen, sent, stop } = watch([away]);
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(seen).toEqual([true]);
    stop();
    expect(seen).toEqual([true, false]);
  });
});

describe('Silent connection', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is dropped after missed heartbeats and resumed after the last event', async () => {
    const { sent, emit, stop } = openConnections();
    await vi.advanceTimersByTimeAsync(0);
    emit(eventText('42', 'alerts.changed'));
    await vi.advanceTimersByTimeAsync(2 * EVENT_HEARTBEAT_SECONDS * 1000);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(EVENT_HEARTBEAT_SECONDS * 1000);
    expect(sent.map((headers) => headers.get('last-event-id'))).toEqual([null, '42']);
    stop();
  });

  it('is kept as long as heartbeats arrive', async () => {
    const { sent, emit, stop } = openConnections();
    for (let beat = 0; beat < 10; beat += 1) {
      await vi.advanceTimersByTimeAsync(EVENT_HEARTBEAT_SECONDS * 1000);
      emit(': still here\n\n');
    }
    expect(sent).toHaveLength(1);
    stop();
  });
});
