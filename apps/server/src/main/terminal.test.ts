import { describe, expect, it } from 'vitest';
import { createTerminal } from './terminal.ts';

function record(isJson: boolean, isTTY = false) {
  const said = { out: '', err: '' };
  const terminal = createTerminal(isJson, {
    out: { write: (text) => void (said.out += text) },
    err: { write: (text) => void (said.err += text), isTTY },
  });
  return { said, terminal };
}

describe('createTerminal', () => {
  it('keeps standard output for the answer', () => {
    const { said, terminal } = record(false);
    terminal.say('working');
    terminal.answer('42 read', { read: 42 });
    expect(said).toEqual({ out: '42 read\n', err: 'working\n' });
  });

  it('says nothing but one line of JSON with --json', () => {
    const { said, terminal } = record(true);
    terminal.say('working');
    terminal.progress('Reading', 1, 2);
    terminal.answer('42 read', { read: 42 });
    expect(said).toEqual({ out: '{"read":42}\n', err: '' });
    terminal.fail('no');
    expect(said.err).toBe('{"error":"no"}\n');
  });

  it('draws one bar over itself on a terminal', () => {
    const { said, terminal } = record(false, true);
    terminal.progress('Reading', 0, 1000);
    terminal.progress('Reading', 1000, 1000);
    terminal.say('done');
    expect(said.err.split('\n')).toHaveLength(3);
    expect(said.err).toContain('[============================] 1,000/1,000\n');
  });

  it('writes ten lines a task, not one an item, into a file', () => {
    const { said, terminal } = record(false);
    for (let done = 0; done < 1000; done += 1) terminal.progress('Reading', done, 1000);
    expect(said.err.trim().split('\n')).toHaveLength(10);
  });
});
