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

  it('names the values of a choice that may also be empty', () => {
    const optional = z.strictObject({ kind: z.union([z.enum(['bill', 'rule']), z.literal('')]) });
    for (const choice of [optional, z.strictObject({ kind: z.union([z.literal(''), z.enum(['bill', 'rule'])]) })]) {
      const { error } = choice.safeParse({ kind: 'other' });
      expect(describeValidationIssues(error?.issues ?? [])).toEqual({ kind: 'Use one of: bill, rule.' });
    }
  });
});
