import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { limitIssues, MAX_ISSUES } from './limit-issues.ts';
import { listCalls } from './list-calls.ts';

const entry = z.strictObject({ id: z.string().max(3), names: z.array(z.int()).max(5000).default([]) });
const limitedList = (item: z.ZodType) => {
  const list = z.array(item).max(5000);
  limitIssues(list);
  return list;
};

describe('limitIssues', () => {
  it('stops a list after the first issues, wherever they are', () => {
    let examined = 0;
    const counted = z.unknown().refine((value) => {
      examined += 1;
      return value !== 'wrong';
    });
    const list = limitedList(counted);
    const values = Array.from({ length: 5000 }, (_, place) => (place < 30 ? 'right' : 'wrong'));
    const { error } = list.safeParse(values);
    expect(error?.issues.map((issue) => issue.path)).toEqual(
      Array.from({ length: error?.issues.length ?? 0 }, (_, place) => [place + 30]),
    );
    expect(error?.issues.length).toBeLessThan(2 * MAX_ISSUES);
    expect(examined).toBeLessThan(30 + 2 * MAX_ISSUES);
  });

  it('returns valid lists as before, with defaults and transforms, in order', () => {
    const wrapped = z.union([
      z.strictObject({ list: z.array(entry).max(5000) }),
      z.array(entry).transform((list) => ({ list })),
    ]);
    limitIssues(wrapped);
    limitIssues(wrapped);
    const list = Array.from({ length: 101 }, (_, place) => ({ id: String(place) }));
    const parsed = { list: list.map(({ id }) => ({ id, names: [] })) };
    expect(wrapped.parse({ list })).toEqual(parsed);
    expect(wrapped.parse(list)).toEqual(parsed);
  });

  it('keeps the checks of the list itself', () => {
    const unique = z
      .array(z.int())
      .max(100, 'Too many.')
      .refine((all) => new Set(all).size === all.length, 'Twice.');
    limitIssues(unique);
    expect(unique.safeParse(Array(101).fill('x')).error?.issues).toMatchObject([{ message: 'Too many.' }]);
    expect(unique.safeParse([...Array(50).keys(), 0]).error?.issues).toMatchObject([{ message: 'Twice.' }]);
  });

  it.each(listCalls().map(({ name, procedure }) => [name, procedure] as const))(
    '%s: examines no list to its end when its values are wrong',
    (_name, procedure) => {
      const { inputSchema, outputSchema } = procedure['~orpc'];
      for (const schema of [inputSchema, outputSchema]) {
        limitIssues(schema);
        for (const list of getLists(schema, new Set())) {
          const { issues } = list._zod.run(
            { value: Array(100).fill(Symbol('wrong')), issues: [] },
            {},
          ) as z.core.ParsePayload;
          expect(issues.length).toBeLessThan(2 * MAX_ISSUES);
        }
      }
    },
  );
});

/** Finds every list of a schema. */
function getLists(schema: unknown, seen: Set<unknown>): z.core.$ZodArray[] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return [];
  seen.add(schema);
  const parts = schema instanceof z.core.$ZodType ? { ...schema._zod.def } : schema;
  const inner = Object.values(parts).flatMap((part: unknown) => getLists(part, seen));
  return schema instanceof z.core.$ZodArray ? [schema, ...inner] : inner;
}
