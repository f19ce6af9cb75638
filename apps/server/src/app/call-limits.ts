import { measureInput } from '@rotunda/contract';
import { type ContractCall, listCalls } from './list-calls.ts';

/** What the body of a call may contain at most. */
export interface BodyLimits {
  bytes: number;
  /** Values and keys, counting lists and objects themselves. */
  values: number;
}

/** Limits of every call that needs no more, large enough that a text that is too long is reported at its field. */
export const SMALL_BODY: BodyLimits = { bytes: 64 * 1024, values: 2000 };
/** No call needs more: 5,000 documents of projects, or a calendar file of 500,000 characters. */
const LARGEST_BODY: BodyLimits = { bytes: 1024 * 1024, values: 100_000 };

export interface LimitedCall {
  /** Path of the call in the contract: feature, call. */
  call: readonly string[];
  method: string;
  /** Path under `/api` with its parameters as `{name}`. */
  path: string;
  limits: BodyLimits;
}

/** Returns every call that has a body and needs more than SMALL_BODY for it, measured from its input. */
export function findLargeCalls(): LimitedCall[] {
  return listCalls().flatMap((call) => {
    const { method, path } = call.procedure['~orpc'].route;
    const limits = measureLimits(call);
    const isLarge = limits.bytes > SMALL_BODY.bytes || limits.values > SMALL_BODY.values;
    if (!isLarge || method === undefined || method === 'GET' || path === undefined) return [];
    return [{ call: call.name.split('.'), method, path, limits }];
  });
}

function measureLimits({ name, procedure }: ContractCall): BodyLimits {
  const { bytes, values } = measureInput(procedure['~orpc'].inputSchema, name);
  return {
    bytes: Math.min(Math.max(bytes, SMALL_BODY.bytes), LARGEST_BODY.bytes),
    // Twice as many, so that a list that is somewhat too long is reported at its field.
    values: Math.min(Math.max(2 * values, SMALL_BODY.values), LARGEST_BODY.values),
  };
}
