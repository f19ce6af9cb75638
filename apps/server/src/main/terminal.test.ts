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
  it('writes only the answer to standard output', () => {
    const { said, terminal } = record(false);
    terminal.say('working');
    terminal.answer('42 read', { read: 42 });
    expect(said).toEqual({ out: '42 read\n', err: 'working\n' });
  });

  it('writes a single line of JSON with --json', () => {
    const { said, terminal } = record(true);
    terminal.say('working');
    terminal.progress('Reading', 1, 2);
    terminal.answer('42 read', { read: 42 });
    expect(said).toEqual({ out: '{"read":42}\n', err: '' });
    terminal.fail('no');
    expect(said.err).toBe('{"error":"no"}\n');
  });

  it('redraws a single progress bar on a terminal', () => {
    const { said, terminal } = record(false, true);
    terminal.progress('Reading', 0, 1000);
    terminal.progress('Reading', 1000, 1000);
    terminal.say('done');
    expect(said.err.split('\n')).toHaveLength(3);
    expect(said.err).toContain('[============================] 1,000/1,000\n');
  });

  it('shows no total once progress exceeds it', () => {
    const { said, terminal } = record(false, true);
    terminal.progress('Reading', 1200, 1000);
    expect(said.err).toContain('Reading  1,200');
    expect(said.err).not.toContain('1,000');
    expect(said.err).not.toContain('=');
  });

  it('keeps to ten lines per task when the extra figure changes on every report', () => {
    const { said, terminal } = record(false);
    for (let done = 0; done < 1000; done += 1) terminal.progress('Reading', done, 1000, `${done} records/s`);
    expect(said.err.trim().split('\n')).toHaveLength(10);
    expect(said.err).toContain('Reading 900 records/s  [');
  });

  it('reports progress of unknown length at growing intervals', () => {
    const { said, terminal } = record(false);
    for (let done = 1; done <= 1024; done += 1) terminal.progress('Reading', done, null);
    expect(said.err.trim().split('\n')).toHaveLength(11);
  });

  it('writes ten lines per task rather than a line per item to a file', () => {
    const { said, terminal } = record(false);
    for (let done = 0; done < 1000; done += 1) terminal.progress('Reading', done, 1000);
    expect(said.err.trim().split('\n')).toHaveLength(10);
  });
});
