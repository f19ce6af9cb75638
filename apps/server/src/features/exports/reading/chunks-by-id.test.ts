import { EXPORT_LIMITS } from '@rotunda/contract';
import { expect, it } from 'vitest';
import { MAX_IDS, chunksById } from './chunks-by-id.ts';

async function allOf<Row>(chunks: AsyncIterable<Row[]>): Promise<Row[][]> {
  const all: Row[][] = [];
  for await (const rows of chunks) all.push(rows);
  return all;
}
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

it('chunksById reads a list lazily in chunks of 250, in order', async () => {
  const asked: number[] = [];
  const { total, isCut, chunks } = chunksById(numbers(501), async (chunk) => {
    asked.push(chunk.length);
    return [...chunk];
  });
  expect([total, isCut, asked]).toEqual([501, false, []]);
  const read: number[] = [];
  for await (const rows of chunks) {
    read.push(...rows);
    expect(asked.length).toBe(Math.ceil(read.length / 250));
  }
  expect(read).toEqual(numbers(501));
  expect(asked).toEqual([250, 250, 1]);
});

it('chunksById leaves out items that no longer exist', async () => {
  const { chunks } = chunksById([1, 2, 3], async (chunk) => chunk.filter((id) => id !== 2));
  expect(await allOf(chunks)).toEqual([[1, 3]]);
});

it('chunksById stops at the export limit and reports the cut', () => {
  const none = async () => [];
  expect(chunksById(numbers(EXPORT_LIMITS.rows), none)).toMatchObject({ total: EXPORT_LIMITS.rows, isCut: false });
  expect(chunksById(numbers(MAX_IDS), none)).toMatchObject({ total: EXPORT_LIMITS.rows, isCut: true });
});

it('chunksById yields no chunk for an empty list', async () => {
  const { total, chunks } = chunksById([], async () => ['nothing asked']);
  expect([total, await allOf(chunks)]).toEqual([0, []]);
});
