import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ThreadLimitError, ThreadPool, type ThreadPoolOptions } from './thread-pool.ts';

/**
 * Does what it is told and reports which thread did it. Standing still occupies a thread like a loop but uses no CPU.
 */
const PROGRAM = `
  import { readlinkSync } from 'node:fs';
  import { parentPort, threadId } from 'node:worker_threads';
  parentPort.on('message', ({ what, begun }) => {
    if (begun) Atomics.store(begun, 0, 1);
    if (what === 'loop') for (;;);
    if (what === 'stand') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    if (what === 'fill') for (const all = []; ;) all.push(new Array(100_000).fill({}).map(() => ({})));
    if (what === 'work') for (const end = process.hrtime.bigint() + 400_000_000n; process.hrtime.bigint() < end;);
    if (what === 'throw') throw new Error('broken');
    if (what === 'leave') process.exit(0);
    parentPort.postMessage(threadId);
  });
  parentPort.postMessage({ clock: '/proc/' + readlinkSync('/proc/thread-self') + '/stat' });
`;
type Task = { begun?: Int32Array; what: 'tell' | 'loop' | 'work' | 'stand' | 'fill' | 'throw' | 'leave' };
const TELL: Task = { what: 'tell' };

describe('ThreadPool', () => {
  let folder: string;
  let pool: ThreadPool<Task, number>;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'rotunda-threads-'));
    await writeFile(path.join(folder, 'program.mjs'), PROGRAM);
  });
  afterEach(() => pool.close());
  afterAll(() => rm(folder, { recursive: true }));

  const open = (changes: Partial<ThreadPoolOptions> = {}) => {
    const program = { file: path.join(folder, 'program.mjs'), argv: [] };
    const limits = { threads: 2, processorMs: 20_000, memoryMb: 64, idleMs: 60_000, waitingEach: 2 };
    pool = new ThreadPool({ program, ...limits, ...changes });
    return pool;
  };
  const ask = (person: string, task: Task = TELL, signal?: AbortSignal) => pool.run(task, { person, signal });

  it('reuses a thread for the next task', async () => {
    open();
    const first = await ask('ada');
    expect(await ask('bob')).toBe(first);
  });

  it('has a thread ready before the first task', async () => {
    open();
    await pool.warm();
    const first = await ask('ada');
    await pool.warm();
    expect(await ask('ada')).toBe(first);
  });

  it('ends idle threads except the last', async () => {
    open({ idleMs: 1 });
    const both = new Set(await Promise.all([ask('ada'), ask('bob')]));
    expect(both.size).toBe(2);
    const next = () => Promise.all([ask('ada'), ask('bob')]);
    await expect.poll(async () => (await next()).filter((one) => both.has(one)).length).toBe(1);
  });

  it.each([
    ['never ends', 'loop', { processorMs: 500, elapsedMs: 60_000 }, 'processor'],
    ['gets nothing done', 'stand', { processorMs: 500, elapsedMs: 1500 }, 'elapsed'],
    ['takes all memory', 'fill', { memoryMb: 16 }, 'memory'],
  ] as const)('ends a task that %s and runs the next', async (_name, what, limits, limit) => {
    open(limits);
    await expect(ask('ada', { what })).rejects.toEqual(new ThreadLimitError(limit));
    expect(await ask('ada')).toBeGreaterThan(0);
  });

  it('does not count the processor time that other threads or earlier tasks took', async () => {
    open({ processorMs: 1000 });
    const other = new Worker('for (;;);', { eval: true });
    try {
      const first = await ask('ada', { what: 'work' });
      for (let task = 0; task < 3; task += 1) expect(await ask('ada', { what: 'work' })).toBe(first);
    } finally {
      await other.terminate();
    }
  });

  it('ends a task that is stopped, and its thread', async () => {
    open();
    const first = await ask('ada');
    const stopping = new AbortController();
    const begun = new Int32Array(new SharedArrayBuffer(4));
    const stopped = pool.run({ what: 'loop', begun }, { person: 'ada', stop: stopping.signal });
    const left = expect(stopped).rejects.toThrow('canceled');
    await expect.poll(() => Atomics.load(begun, 0)).toBe(1);
    stopping.abort(new Error('canceled'));
    await left;
    expect(await ask('ada')).not.toBe(first);
  });

  it('does not begin a task that was stopped before', async () => {
    open();
    const begun = new Int32Array(new SharedArrayBuffer(4));
    const stop = AbortSignal.abort(new Error('canceled'));
    await expect(pool.run({ what: 'loop', begun }, { person: 'ada', stop })).rejects.toThrow('canceled');
    expect(await ask('ada')).toBeGreaterThan(0);
    expect(begun[0]).toBe(0);
  });

  it.each([
    ['throws', 'throw', 'broken'],
    ['ends itself', 'leave', 'a thread ended without an answer'],
  ] as const)('reports a thread that %s and starts another', async (_name, what, message) => {
    open();
    await expect(ask('ada', { what })).rejects.toThrow(message);
    expect(await ask('ada')).toBeGreaterThan(0);
  });

  it('leaves a thread for others and rejects excess work of a single person', async () => {
    open({ elapsedMs: 1500 });
    const one = Promise.allSettled([ask('ada', { what: 'stand' }), ask('ada'), ask('ada')]);
    await expect(ask('ada')).rejects.toThrow('too much work of one person is waiting');
    expect(await ask('bob')).toBeGreaterThan(0);
    expect((await one).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  });

  it('rejects an aborted call immediately without giving its caller a second thread', async () => {
    open({ elapsedMs: 1500 });
    const caller = new AbortController();
    const left = ask('ada', { what: 'stand' }, caller.signal);
    const answered: string[] = [];
    const next = ask('ada').finally(() => answered.push('next'));
    caller.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    answered.push('left');
    expect(await ask('bob')).toBeGreaterThan(0);
    expect(await next).toBeGreaterThan(0);
    expect(answered).toEqual(['left', 'next']);
  });
});
