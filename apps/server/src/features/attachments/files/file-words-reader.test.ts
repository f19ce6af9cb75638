import { afterEach, describe, expect, it } from 'vitest';
import { FILE_TYPES } from '@rotunda/contract';
import { buildPdf, buildWordFile } from '../testing/made-files.ts';
import { FileWordsProcessError, type FileWordsQuestion, FileWordsReader } from './file-words-reader.ts';

const signal = new AbortController().signal;
const pdf = (pages: number) => ({ bytes: buildPdf(pages), mimetype: FILE_TYPES.pdf });
const word = (xml: string) => ({ bytes: buildWordFile(xml), mimetype: FILE_TYPES.docx });
const text = (words: string) => ({ bytes: Buffer.from(words), mimetype: FILE_TYPES.txt });

describe('FileWordsReader', () => {
  let reader: FileWordsReader;
  afterEach(() => reader.stop());
  const read = (file: FileWordsQuestion, stop = signal) => reader.read(file, stop);
  const killIdle = () => {
    const { processId } = reader;
    if (processId === null) throw new Error('No process is kept.');
    process.kill(processId, 'SIGKILL');
    return processId;
  };

  it('reads PDF, Word and text files in sequence in the same process', async () => {
    reader = new FileWordsReader();
    expect(await read(pdf(3))).toMatchObject({ lexemes: expect.stringContaining("'water'"), problem: null });
    const { processId } = reader;
    expect(processId).not.toBeNull();
    expect(await read(word('<w:p><w:r><w:t>water rights</w:t></w:r></w:p>'))).toMatchObject({
      lexemes: expect.stringContaining("'water'"),
      problem: null,
    });
    const all = await Promise.all(Array.from({ length: 20 }, (_, n) => read(text(`water ${n}`))));
    expect(all.every(({ lexemes }) => lexemes.includes("'water'"))).toBe(true);
    expect(reader.processId).toBe(processId);
  });

  it('reads only the first pages of a long PDF and reports how many are searched', async () => {
    reader = new FileWordsReader({ maxPages: 2 });
    expect(await read(pdf(3))).toMatchObject({
      lexemes: expect.stringContaining("'water'"),
      problem: 'Only the first 2 of the 3 pages of the file are searched.',
    });
  });

  it('does not unpack a Word file that declares a size of 300 MB', async () => {
    reader = new FileWordsReader();
    const bomb = { bytes: buildWordFile('<w:p/>', 300_000_000), mimetype: FILE_TYPES.docx };
    expect(await read(bomb)).toMatchObject({
      lexemes: '',
      problem: 'Unpacked the file is larger than 200 MB, so its words are not searched.',
    });
  });

  it('kills a process that exceeds its memory limit, reports why and reads the next file', async () => {
    reader = new FileWordsReader({ residentMb: 160, heapMb: 60 });
    const many = word('<w:p><w:r><w:t>x</w:t></w:r></w:p>'.repeat(300_000));
    expect(await read(many)).toEqual({
      lexemes: '',
      problem: 'Reading the file takes more than 160 MB of memory, so its words are not searched.',
    });
    expect(await read(text('aquifer'))).toMatchObject({ problem: null });
  });

  it('kills a process that exceeds its deadline, reports why and reads the next file', async () => {
    reader = new FileWordsReader({ mostMs: 1000 });
    const slow = word('<w:p><w:r><w:t>x</w:t></w:r></w:p>'.repeat(400_000));
    expect(await read(slow)).toEqual({
      lexemes: '',
      problem: 'Reading the file takes longer than 1 seconds, so its words are not searched.',
    });
    expect(await read(text('aquifer'))).toMatchObject({ problem: null });
  });

  it('measures the deadline of a file by its size', async () => {
    const slow = word('<w:p><w:r><w:t>x</w:t></w:r></w:p>'.repeat(400_000));
    reader = new FileWordsReader({ leastMs: 0, megabyteMs: 1_000_000_000 / slow.bytes.byteLength });
    expect(await read(slow)).toMatchObject({ problem: expect.stringContaining('takes longer than 1 seconds') });
  });

  it('starts a new process for the next file when the idle one was killed', async () => {
    reader = new FileWordsReader();
    await read(text('aquifer'));
    const killed = killIdle();
    await expect.poll(() => reader.processId).toBeNull();
    expect(await read(text('aquifer'))).toMatchObject({ lexemes: expect.stringContaining('aquifer'), problem: null });
    expect(reader.processId).not.toBe(killed);
  });

  it('blames the process, not the file, when the process ends before it has the file', async () => {
    reader = new FileWordsReader();
    await read(text('aquifer'));
    // Sent at once, before anybody here can know that the process is gone.
    killIdle();
    await expect(read(text('aquifer'))).rejects.toThrow(FileWordsProcessError);
    expect(await read(text('aquifer'))).toMatchObject({ lexemes: expect.stringContaining('aquifer'), problem: null });
  });

  it('rejects pending reads when it is aborted', async () => {
    reader = new FileWordsReader();
    await read(text('aquifer'));
    const stopping = new AbortController();
    const slow = read(word('<w:p><w:r><w:t>x</w:t></w:r></w:p>'.repeat(400_000)), stopping.signal);
    const next = read(text('aquifer'), stopping.signal);
    setImmediate(() => stopping.abort());
    await expect(slow).rejects.toThrow(FileWordsProcessError);
    await expect(next).rejects.toThrow(FileWordsProcessError);
  });
});
