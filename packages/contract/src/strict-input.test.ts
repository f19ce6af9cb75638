import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contract, uploadDetailsSchema } from './index.ts';

interface Call {
  name: string;
  procedure: AnyContractProcedure;
}

/** Every call of the contract with its name. */
const calls: Call[] = Object.entries(contract).flatMap(([feature, procedures]) =>
  Object.entries(procedures).flatMap(([name, procedure]) =>
    isContractProcedure(procedure) ? [{ name: `${feature}.${name}`, procedure }] : [],
  ),
);

/** Returns the paths of objects in a schema that would silently strip unknown keys. */
function openObjects(schema: unknown, path: string): string[] {
  if (!(schema instanceof z.ZodType)) return [];
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape).flatMap(([key, field]) => openObjects(field, `${path}.${key}`));
    return schema.def.catchall instanceof z.ZodNever ? fields : [path, ...fields];
  }
  return Object.values(schema.def).flatMap((part: unknown) =>
    (Array.isArray(part) ? part : [part]).flatMap((each) => openObjects(each, path)),
  );
}

describe('Contract input', () => {
  it('rejects unknown keys at every depth', () => {
    expect(calls.length).toBeGreaterThan(100);
    expect(calls.flatMap(({ name, procedure }) => openObjects(procedure['~orpc'].inputSchema, name))).toEqual([]);
    expect(openObjects(uploadDetailsSchema, 'upload')).toEqual([]);
  });

  it('is declared for every writing call, even without fields', () => {
    const writes = calls.filter(({ procedure }) => procedure['~orpc'].route.method !== 'GET');
    const unstated = writes.filter(({ procedure }) => procedure['~orpc'].inputSchema === undefined);
    expect(unstated.map(({ name }) => name)).toEqual([]);
  });

  it('is searched through lists, unions, defaults and transforms', () => {
    const inner = z.object({ a: z.string() });
    const nested = z.strictObject({ list: z.array(z.union([z.string(), inner.optional()])).default([]) });
    expect(openObjects(nested, 'input')).toEqual(['input.list']);
    expect(
      openObjects(
        inner.transform(() => null),
        'input',
      ),
    ).toEqual(['input']);
    expect(openObjects(z.strictObject({ inner: z.strictObject({}).prefault({}) }), 'input')).toEqual([]);
  });
});
