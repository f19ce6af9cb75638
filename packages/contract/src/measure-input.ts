import { z } from 'zod';
import { getMaximum } from './get-maximum.ts';

/** The largest JSON that a schema accepts. */
export interface InputSize {
  /** Bytes of the text without spaces, if every character is escaped. */
  bytes: number;
  /** Values and keys, counting lists and objects themselves. */
  values: number;
  /** Paths of the strings, lists and records without a maximum; the sizes count them as empty. */
  unlimited: readonly string[];
}

/** A character as JSON escapes it: `\u00e9`. */
const BYTES_OF_CHARACTER = 6;
/** The longest number that JSON.stringify writes, such as -2.2250738585072014e-308. */
const BYTES_OF_NUMBER = 24;
/** Lengths of formats that the format itself limits. */
const LENGTHS: Readonly<Record<string, number>> = { uuid: 36, date: 10 };

/**
 * Measures the largest input of a call, so that its body can be limited to what the call needs. A record states its
 * maximum as `maxProperties` of its metadata, because zod has no check for it.
 *
 * @param path Name of the schema in `unlimited`.
 */
export function measureInput(schema: z.core.$ZodType | undefined, path: string): InputSize {
  if (schema === undefined) return scalar(0);
  // Every schema of zod is one of these; only the general type does not say so.
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
      return measureString(schema, path);
    case 'number':
      return scalar(BYTES_OF_NUMBER);
    case 'boolean':
      return scalar('false'.length);
    case 'null':
      return scalar('null'.length);
    case 'undefined':
    case 'never':
      return scalar(0);
    case 'literal':
      return scalar(longest(def.values));
    case 'enum':
      return scalar(longest(Object.values(def.entries)));
    case 'array':
      return measureMany(getMaximum(schema), [measureInput(def.element, `${path}[]`)], path);
    case 'record': {
      const parts = [measureInput(def.keyType, `${path} key`), measureInput(def.valueType, `${path}.*`)];
      return measureMany(z.globalRegistry.get(schema)?.['maxProperties'], parts, path);
    }
    case 'tuple':
      return sum(def.items.map((item, index) => measureInput(item, `${path}.${index}`)));
    case 'object':
      return sum(
        Object.entries(def.shape).flatMap(([key, field]) => [
          scalar(JSON.stringify(key).length),
          measureInput(field, `${path}.${key}`),
        ]),
      );
    case 'union':
      return largest(def.options.map((option) => measureInput(option, path)));
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return measureInput(def.innerType, path);
    case 'pipe':
      return measureInput(def.in, path);
    default:
      return { ...scalar(0), unlimited: [path] };
  }
}

function measureString(schema: z.core.$ZodType, path: string): InputSize {
  const { def } = schema._zod;
  const characters = getMaximum(schema) ?? ('format' in def ? LENGTHS[String(def.format)] : undefined);
  if (characters === undefined) return { ...scalar(0), unlimited: [path] };
  return scalar(characters * BYTES_OF_CHARACTER + '""'.length);
}

/** Measures a list or a record of at most `count` entries, each with all of the parts. */
function measureMany(count: unknown, parts: readonly InputSize[], path: string): InputSize {
  const { bytes, values, unlimited } = sum(parts);
  if (typeof count !== 'number') return { ...scalar(0), unlimited: [path, ...unlimited] };
  return { bytes: bytes * count, values: values * count + 1, unlimited };
}

/** Adds the bytes of a comma or colon to each part, and of the two brackets. */
function sum(parts: readonly InputSize[]): InputSize {
  return {
    bytes: parts.reduce((total, part) => total + part.bytes + 1, '{}'.length),
    values: parts.reduce((total, part) => total + part.values, 1),
    unlimited: parts.flatMap((part) => part.unlimited),
  };
}

function largest(options: readonly InputSize[]): InputSize {
  return {
    bytes: Math.max(...options.map((option) => option.bytes)),
    values: Math.max(...options.map((option) => option.values)),
    unlimited: options.flatMap((option) => option.unlimited),
  };
}

const scalar = (bytes: number): InputSize => ({ bytes, values: 1, unlimited: [] });
const longest = (values: readonly unknown[]): number =>
  Math.max(...values.map((value) => (JSON.stringify(value) ?? '').length));
