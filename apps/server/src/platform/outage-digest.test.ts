import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLogger } from './logging.ts';

const AWAY = Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' });
const FULL = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });

describe('The log during an outage', () => {
  let lines: string[];
  beforeEach(() => {
    vi.useFakeTimers();
    lines = [];
  });
  afterEach(() => void vi.useRealTimers());
  const logger = () => createLogger({ level: 'info', destination: { write: (line) => void lines.push(line) } });

  it('has one short line for the first refused request, and one line with a count for each interval', () => {
    const log = logger();
    const fault = new Error('Failed query: select 1\nparams: hunter2', { cause: AWAY });
    for (let request = 1; request <= 500; request += 1)
      log.error({ err: fault, requestId: `r${request}` }, 'call failed');
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'error', requestId: 'r1', reason: AWAY.message });
    expect(lines[0]?.length).toBeLessThan(300);
    vi.advanceTimersByTime(10_000);
    expect(lines).toHaveLength(2);
    expect(JSON.parse(lines[1] ?? '')).toMatchObject({
      count: 499,
      seconds: 10,
      msg: 'call failed',
      reason: AWAY.message,
    });
    log.error({ err: fault }, 'call failed');
    vi.advanceTimersByTime(30_000);
    expect(JSON.parse(lines[2] ?? '')).toMatchObject({ count: 1 });
    expect(lines).toHaveLength(3);
    log.error({ err: fault, requestId: 'next' }, 'call failed');
    expect(JSON.parse(lines[3] ?? '')).toMatchObject({ requestId: 'next' });
  });

  it('counts a full disk in the same way, and each kind of line by itself', () => {
    const log = logger();
    for (const text of ['call failed', 'queue', 'call failed']) log.error({ err: FULL }, text);
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['call failed', 'queue']);
  });

  it('has every other error completely', () => {
    const log = logger();
    for (const message of ['one', 'two']) log.error({ err: new Error(message) }, 'call failed');
    log.error('call failed');
    log.info({ err: undefined }, 'call failed');
    expect(lines).toHaveLength(4);
    expect(lines[1]).toContain('outage-digest.test.ts');
  });
});
