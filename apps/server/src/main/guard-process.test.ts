import { expect, it, vi } from 'vitest';
import { createLogger } from '../platform/logging.ts';
import { guardProcess } from './guard-process.ts';

it('Unhandled errors are logged, and only faults of the program itself end the process', async () => {
  const lines: string[] = [];
  const logger = createLogger({ level: 'info', destination: { write: (line) => void lines.push(line) } });
  const exit = vi.spyOn(process, 'exit').mockImplementation((() => undefined) as () => never);
  const before = process.listeners('warning');
  const stop = guardProcess(logger);
  try {
    const [onError] = process.listeners('uncaughtException').slice(-1);
    onError?.(new Error('Connection terminated unexpectedly'), 'uncaughtException');
    expect(exit).not.toHaveBeenCalled();
    onError?.(new Error('Failed query: select 1\nparams: hunter2'), 'uncaughtException');
    expect(exit).toHaveBeenCalledWith(1);
    for (const listener of process.listeners('warning')) listener(new Error('too many listeners'));
  } finally {
    await stop();
    exit.mockRestore();
  }
  expect(process.listeners('warning')).toEqual(before);
  const levels = lines.map((line) => (JSON.parse(line) as { level: string }).level);
  expect(levels).toEqual(['error', 'fatal', 'warn']);
  expect(lines.join('')).not.toContain('hunter2');
});
