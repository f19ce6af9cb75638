import type { z } from 'zod';
import { getMaximum } from '@rotunda/contract';
import type { SeededRandom } from './seeded-random.ts';

const TEXTS = ['Water', 'water AND rights', 'Łódź', 'x', 'https://example.org/page', 'us', 'UTC', '8712', 'CN'];
const FORMATS: Readonly<Record<string, readonly string[]>> = {
  uuid: ['00000000-0000-4000-8000-000000000000', '0198c0de-0000-7000-8000-000000000001'],
  date: ['2026-03-01', '2024-02-29', '1900-01-01'],
  datetime: ['2026-03-01T00:00:00Z'],
  url: ['https://example.org/', 'https://example.org/a?b=c#d'],
  email: ['somebody@example.org'],
};

/**
 * Returns a value of a schema, valid except for rules that the schema does not state as its own (patterns and
 * refinements). Optional fields are present every second time.
 */
export function sampleInput(schema: z.core.$ZodType, random: SeededRandom): unknown {
  // Every schema of zod is one of these; only the general type does not say so.
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string': {
      const format = 'format' in def ? FORMATS[String(def.format)] : undefined;
      return random.pick(format ?? TEXTS).slice(0, getMaximum(schema) ?? Infinity);
    }
    case 'number':
      return random.pick([0, 1, 5, 25, 1_790_000_000]);
    case 'boolean':
      return random.next() < 0.5;
    case 'literal':
      return random.pick(def.values);
    case 'enum':
      return random.pick(Object.values(def.entries));
    case 'array':
      return Array.from({ length: random.pick([0, 1, 2]) }, () => sampleInput(def.element, random));
    case 'record':
      return { [String(sampleInput(def.keyType, random))]: sampleInput(def.valueType, random) };
    case 'object':
      return sampleFields(def.shape, random);
    case 'union':
      return sampleInput(random.pick(def.options), random);
    case 'nullable':
      return random.next() < 0.3 ? null : sampleInput(def.innerType, random);
    case 'optional':
    case 'default':
    case 'prefault':
      return sampleInput(def.innerType, random);
    case 'pipe':
      return sampleInput(def.in, random);
    default:
      return null;
  }
}

function sampleFields(shape: z.core.$ZodShape, random: SeededRandom): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(shape).flatMap(([key, field]) => {
      const isLeftOut = field._zod.optin === 'optional' && random.next() < 0.5;
      return isLeftOut ? [] : [[key, sampleInput(field, random)]];
    }),
  );
}
