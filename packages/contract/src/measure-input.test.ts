import { isContractProcedure } from '@orpc/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { limitedRecord } from './base.ts';
import { contract, fileImportDetailsSchema, uploadDetailsSchema } from './index.ts';
import { measureInput } from './measure-input.ts';

describe('Contract input', () => {
  it('has a maximum for every string, list and record at every depth', () => {
    const inputs: [string, z.core.$ZodType | undefined][] = Object.entries(contract)
      .flatMap(([feature, calls]) =>
        Object.entries<unknown>(calls).flatMap(([name, procedure]) => {
          const schema = isContractProcedure(procedure) ? procedure['~orpc'].inputSchema : undefined;
          return schema instanceof z.core.$ZodType ? [[`${feature}.${name}`, schema] as const] : [];
        }),
      )
      .map(([name, schema]) => [name, schema]);
    inputs.push(['upload', uploadDetailsSchema], ['file import', fileImportDetailsSchema]);
    expect(inputs.length).toBeGreaterThan(180);
    expect(inputs.flatMap(([name, schema]) => measureInput(schema, name).unlimited)).toEqual([]);
  });
});

describe('measureInput', () => {
  it.each([
    ['text', z.string().max(10), 'é'.repeat(10)],
    ['the smaller of two maxima', z.string().max(10).max(5), '"'.repeat(5)],
    ['an id', z.uuid(), '00000000-0000-4000-8000-000000000000'],
    ['a number', z.number(), -2.2250738585072014e-308],
    ['a list', z.array(z.boolean()).max(3), [false, false, false]],
    ['an object', z.strictObject({ a: z.iso.date(), b: z.null().optional() }), { a: '2026-01-01', b: null }],
    ['the longest form', z.union([z.literal('all'), z.array(z.enum(['x', 'yy'])).max(2)]), ['yy', 'yy']],
    ['a record', limitedRecord(z.string().max(2), z.boolean(), { max: 2 }), { aa: false, bb: false }],
    ['the input of a transform', z.string().max(3).transform(Number), 'abc'],
  ])('measures at least the bytes and values of the largest valid value: %s', (_what, schema, value) => {
    expect(schema.safeParse(value).success).toBe(true);
    const { bytes, values, unlimited } = measureInput(schema, 'input');
    expect(unlimited).toEqual([]);
    const json = JSON.stringify(value).replaceAll(/[^ -~]/g, (letter) => `\\u00${letter.charCodeAt(0).toString(16)}`);
    expect(bytes).toBeGreaterThanOrEqual(json.length);
    expect(bytes).toBeLessThan(json.length * 6 + 20);
    expect(values).toBeGreaterThanOrEqual(1 + (json.match(/[,:]/g) ?? []).length);
  });

  it.each([
    ['input', z.string()],
    ['input', z.string().regex(/^a$/)],
    ['input', z.array(z.boolean())],
    ['input', z.unknown()],
    ['input', z.json()],
    ['input', z.record(z.string().max(2), z.boolean())],
    ['input.a', z.strictObject({ a: z.string().nullable().default(null) })],
    ['input[]', z.array(z.string()).max(2)],
    ['input.* key', limitedRecord(z.string(), z.boolean(), { max: 2 })],
    ['input', z.union([z.literal(''), z.string()])],
  ])('names %s, which has no maximum', (path, schema) => {
    expect(measureInput(schema, 'input').unlimited).toEqual([path.replace('.* key', ' key')]);
  });
});
