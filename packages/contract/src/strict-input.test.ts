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

/** Returns the paths of objects, lists and records whose refinements also run when a part of them is invalid. */
function unguarded(schema: unknown, path: string): string[] {
  if (!(schema instanceof z.ZodType)) return [];
  const isWhole = schema instanceof z.ZodObject || schema instanceof z.ZodArray || schema instanceof z.ZodRecord;
  const own = (schema.def.checks ?? []).filter(({ _zod: { def } }) => def.check === 'custom' && def.when === undefined);
  const parts = schema instanceof z.ZodObject ? Object.values(schema.shape) : Object.values(schema.def).flat();
  return [...(isWhole && own.length > 0 ? [path] : []), ...parts.flatMap((part) => unguarded(part, path))];
}

describe('Contract input', () => {
  it('is compared as a whole only when its parts are valid', () => {
    expect(calls.flatMap(({ name, procedure }) => unguarded(procedure['~orpc'].inputSchema, name))).toEqual([]);
    expect(unguarded(z.strictObject({ list: z.array(z.iso.date()).refine(() => true) }), 'input')).toEqual(['input']);
  });

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
