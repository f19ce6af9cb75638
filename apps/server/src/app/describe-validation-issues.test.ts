import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { describeValidationIssues } from './describe-validation-issues.ts';

const input = z.strictObject({ token: z.string().min(20), names: z.array(z.string()).min(1) });

describe('describeValidationIssues', () => {
  it.each([
    [{ token: ['one'], names: ['Ann'] }, { token: 'Enter text.' }],
    [
      { token: 'one', names: '' },
      { token: 'At least 20 characters.', names: 'Enter a list.' },
    ],
  ])('reports the cause of an invalid value and not its consequences: %j', (value, texts) => {
    const { error } = input.safeParse(value);
    expect(describeValidationIssues(error?.issues ?? [])).toEqual(texts);
  });

  it.each([
    ['other', z.union([z.enum(['bill', 'rule']), z.literal('')]), 'Use one of: bill, rule.'],
    ['other', z.union([z.literal(''), z.enum(['bill', 'rule'])]), 'Use one of: bill, rule.'],
    [7, z.union([z.literal('').transform(() => null), z.string()]), 'Enter text.'],
    [undefined, z.union([z.literal('').transform(() => null), z.string()]), 'This is required.'],
  ])('describes a value that may also be empty by what else it may be: %j', (value, kind, text) => {
    const { error } = z.strictObject({ kind }).safeParse({ kind: value });
    expect(describeValidationIssues(error?.issues ?? [])).toEqual({ kind: text });
  });
});
