import type { z } from 'zod';
import { changeValue, listPaths } from './change-value.ts';
import { FAULTY_VALUES } from './faulty-values.ts';
import { sampleInput } from './sample-input.ts';
import type { SeededRandom } from './seeded-random.ts';

/** A request whose parts may be anything. */
export interface FuzzedRequest {
  params: Readonly<Record<string, unknown>>;
  query: Readonly<Record<string, unknown>>;
  body: unknown;
}

export interface FuzzedCall {
  /** Path under `/api` with its parameters as `{name}`. */
  path: string;
  method: string;
  inputSchema: z.core.$ZodType | undefined;
  /** A request that succeeds. */
  valid: { params?: object; query?: object; body?: object };
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Builds a request that is valid, is empty, or has a fault in one or two places. */
export function fuzzRequest(call: FuzzedCall, random: SeededRandom): FuzzedRequest {
  const request = combine(call, random);
  const choice = random.next();
  if (choice < 0.08) return request;
  if (choice < 0.16)
    return { ...request, body: random.pick([undefined, {}, [], null, 'text', 0, emptied(request.body)]) };
  if (choice < 0.85) return withError(request, random);
  return withError(withError(request, random), random);
}

/** Completes the valid request by sampled fields, and sometimes replaces its own. */
function combine({ path, method, inputSchema, valid }: FuzzedCall, random: SeededRandom): FuzzedRequest {
  const sampled = inputSchema === undefined ? {} : sampleInput(inputSchema, random);
  if (!isFields(sampled)) return { params: { ...valid.params }, query: { ...valid.query }, body: sampled };
  const named = new Set([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  const others = Object.fromEntries(Object.entries(sampled).filter(([name]) => !named.has(name)));
  const isOwnFirst = random.next() < 0.7;
  const merge = (own: object = {}) => (isOwnFirst ? { ...others, ...own } : { ...own, ...others });
  const params = { ...valid.params };
  if (method === 'GET') return { params, query: merge(valid.query), body: undefined };
  return { params, query: {}, body: Object.keys(others).length === 0 ? valid.body : merge(valid.body) };
}

/** Keeps the objects of a body and leaves out everything in them: a change of nothing. */
function emptied(body: unknown): unknown {
  if (!isFields(body)) return body;
  return Object.fromEntries(Object.entries(body).flatMap(([key, value]) => (isFields(value) ? [[key, {}]] : [])));
}

function withError(request: FuzzedRequest, random: SeededRandom): FuzzedRequest {
  const paths = listPaths(request).filter((path) => path.length > 1 || path[0] === 'body');
  const faulty: unknown = random.next() < 0.1 ? undefined : random.pick(FAULTY_VALUES);
  const choice = random.next();
  if (choice < 0.05 && isFields(request.body)) return { ...request, body: { ...request.body, surprise: faulty } };
  if (choice < 0.07) return { ...request, query: { ...request.query, surprise: faulty } };
  if (paths.length === 0) return request;
  // The shape stays: only values inside of the three parts are replaced.
  return changeValue(request, random.pick(paths), faulty) as FuzzedRequest;
}
