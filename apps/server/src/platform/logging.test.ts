import { describe, expect, it } from 'vitest';
import { createLogger } from './logging.ts';

function logged(value: object): string {
  const lines: string[] = [];
  createLogger({ level: 'info', destination: { write: (line) => void lines.push(line) } }).info(value, 'text');
  return lines.join('');
}

describe('createLogger', () => {
  it('redacts secrets at any depth', () => {
    const line = logged({
      password: 'hunter2',
      settings: { apiKey: 'hunter2', nested: { token: 'hunter2' } },
      req: { headers: { authorization: 'Bearer hunter2', cookie: 'a=hunter2', accept: 'text/html' } },
      headers: { 'x-api-key': 'hunter2' },
    });
    expect(line).not.toContain('hunter2');
    expect(line).toContain('text/html');
  });

  it('removes passwords from URLs in error messages, stacks and causes', () => {
    const cause = new Error('connect postgresql://rotunda:hunter2@db.example.org/x failed');
    const line = logged({ err: new Error('cannot reach smtp://me:hunter2@mail.example.org', { cause }) });
    expect(line).not.toContain('hunter2');
    expect(line).toContain('mail.example.org');
  });

  it('removes the values of a failed statement from the error, its stack and its wrappers', () => {
    const values = 'hunter2,\n    at hunter2\nparams: hunter2';
    const fault = new Error(`Failed query: select id from session where token = $1\nparams: ${values}`);
    for (const err of [fault, new Error('job failed', { cause: fault }), new Error(`job failed: ${fault.message}`)]) {
      const line = logged({ err });
      expect(line).not.toContain('hunter2');
      expect(line).toContain('from session where token = $1');
      expect(line).toContain('logging.test.ts');
    }
    expect(logged({ err: fault.message, error: fault.message })).not.toContain('hunter2');
  });

  it('writes level and time in readable form', () => {
    expect(JSON.parse(logged({}))).toMatchObject({ level: 'info', msg: 'text', time: expect.stringMatching(/Z$/) });
  });
});
