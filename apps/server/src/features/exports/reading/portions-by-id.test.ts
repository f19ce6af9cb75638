import { EXPORT_LIMITS } from '@rotunda/contract';
import { expect, it } from 'vitest';
import { MOST_IDS, portionsById } from './portions-by-id.ts';

async function allOf<Row>(portions: AsyncIterable<Row[]>): Promise<Row[][]> {
  const all: Row[][] = [];
  for await (const rows of portions) all.push(rows);
  return all;
}
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

it('portionsById reads a list lazily in portions of 250, in order', async () => {
  const asked: number[] = [];
  const { total, isCut, portions } = portionsById(numbers(501), async (portion) => {
    asked.push(portion.length);
    return [...portion];
  });
  expect([total, isCut, asked]).toEqual([501, false, []]);
  const read: number[] = [];
  for await (const rows of portions) {
    read.push(...rows);
    expect(asked.length).toBe(Math.ceil(read.length / 250));
  }
  expect(read).toEqual(numbers(501));
  expect(asked).toEqual([250, 250, 1]);
});

it('portionsById leaves out items that no longer exist', async () => {
  const { portions } = portionsById([1, 2, 3], async (portion) => portion.filter((id) => id !== 2));
  expect(await allOf(portions)).toEqual([[1, 3]]);
});

it('portionsById stops at the export limit and reports the cut', () => {
  const none = async () => [];
  expect(portionsById(numbers(EXPORT_LIMITS.rows), none)).toMatchObject({ total: EXPORT_LIMITS.rows, isCut: false });
  expect(portionsById(numbers(MOST_IDS), none)).toMatchObject({ total: EXPORT_LIMITS.rows, isCut: true });
});

it('portionsById yields no portion for an empty list', async () => {
  const { total, portions } = portionsById([], async () => ['nothing asked']);
  expect([total, await allOf(portions)]).toEqual([0, []]);
});
