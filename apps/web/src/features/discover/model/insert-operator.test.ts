import { describe, expect, it } from 'vitest';
import { insertOperator, SEARCH_OPERATORS } from './insert-operator.ts';

/** Applies an operator to text in which `[` and `]` mark the selection and `|` the cursor. */
function press(label: string, marked: string): string {
  const operator = SEARCH_OPERATORS.find((one) => one.label === label);
  if (operator === undefined) throw new Error(`no operator ${label}`);
  const bare = marked.includes('|');
  const start = marked.indexOf(bare ? '|' : '[');
  const end = bare ? start : marked.indexOf(']') - 1;
  const next = insertOperator({ text: marked.replaceAll(/[[\]|]/g, ''), start, end }, operator);
  return `${next.text.slice(0, next.end)}|${next.text.slice(next.end)}`;
}

describe('insertOperator', () => {
  it.each([
    ['AND', 'tax|', 'tax AND |'],
    ['AND', 'tax |credit', 'tax AND |credit'],
    ['OR', '|', 'OR |'],
    ['NOT', '[rent] commercial', 'rent NOT |commercial'],
    ['near/5', 'tax|', 'tax near/5 |'],
    ['"phrase"', 'a [data privacy] b', 'a "data privacy"| b'],
    ['"phrase"', 'a |', 'a "|"'],
    ['( )', '[a OR b]', '(a OR b)|'],
    ['pre*', '[legislat]', 'legislat*|'],
  ])('%s turns %j into %j', (label, before, expected) => expect(press(label, before)).toBe(expected));
});
