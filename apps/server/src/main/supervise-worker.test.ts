import { EventEmitter } from 'node:events';
import { ChildProcess } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { createFixedClock } from '../platform/testing/fixed-clock.ts';
import { superviseWorker } from './supervise-worker.ts';

/** A child process whose death the test controls. */
class FakeChild extends ChildProcess {
  readonly signals: unknown[] = [];
  override kill(signal?: NodeJS.Signals | number): boolean {
    this.signals.push(signal);
    setImmediate(() => this.emit('exit', null, signal));
    return true;
  }
}

describe('superviseWorker', () => {
  it('restarts a dead worker with growing pauses that reset after a minute of life', async () => {
    const clock = createFixedClock();
    const children: FakeChild[] = [];
    const born = new EventEmitter();
    const deaths: { reason: string; restartMs: number }[] = [];
    const worker = superviseWorker({
      clock,
      fork: () => {
        const child = new FakeChild();
        children.push(child);
        born.emit('born', child);
        return child;
      },
      onDeath: (reason, restartMs) => deaths.push({ reason, restartMs }),
    });
    for (let lives = 0; lives < 4; lives += 1) {
      if (lives === 3) clock.advance(61);
      const next = EventEmitter.once(born, 'born');
      children.at(-1)?.emit('exit', 1, null);
      await next;
    }
    expect(deaths.map((death) => death.restartMs)).toEqual([1000, 2000, 4000, 500]);
    expect(deaths[0]?.reason).toBe('exit code 1');
    await worker.stop();
    expect(children.at(-1)?.signals).toEqual(['SIGTERM']);
    expect(children).toHaveLength(5);
  });
});
