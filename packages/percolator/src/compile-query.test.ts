import { parseQuery, type QueryNode } from '@rotunda/query';
import { describe, expect, test } from 'vitest';
import { chooseAnchors } from './choose-anchors.ts';
import { compileQuery } from './compile-query.ts';
import { ALWAYS, ConditionTable, NEVER } from './condition-table.ts';

function parse(text: string): QueryNode {
  const result = parseQuery(text);
  if (!result.ok) throw new Error(result.fault.message);
  return result.query;
}

/** Estimates that longer words are rarer. */
const tableByLength = () => new ConditionTable((text) => Math.round(1000 / text.length));

function getAnchors(text: string): string[] | null {
  const table = tableByLength();
  const anchors = chooseAnchors(compileQuery(parse(text), table), table);
  if (anchors === null) return null;
  return anchors.map((anchor) => {
    const [, first = 0] = table.getCode(anchor);
    return (table.kinds.at(anchor) === 0 ? table.terms : table.prefixes).strings[first] ?? '';
  });
}

describe('Equivalent queries', () => {
  test.each([
    ['water AND land', 'land AND water'],
    ['water AND (land AND water)', 'land water'],
    ['water OR (land OR fee)', 'fee OR land OR water'],
    ['NOT (water OR land)', '(NOT land) AND (NOT water)'],
    ['NOT (NOT water)', 'water'],
    ['water w/3 land', 'land w/3 water'],
    ['water AND (land OR NOT land)', 'water'],
  ])('compile to the same condition: %s = %s', (one, other) => {
    const table = tableByLength();
    expect(compileQuery(parse(one), table)).toBe(compileQuery(parse(other), table));
  });

  test('exclude queries that differ in order, distance or field', () => {
    const table = tableByLength();
    const texts = ['water pre/3 land', 'land pre/3 water', 'water w/3 land', 'water w/4 land', 'title:water', 'water'];
    expect(new Set(texts.map((text) => compileQuery(parse(text), table))).size).toBe(texts.length);
  });
});

describe('Constant queries', () => {
  const all: QueryNode = { kind: 'all' };
  test.each<[string, QueryNode, number]>([
    ['all', all, ALWAYS],
    ['not all', { kind: 'not', child: all }, NEVER],
    ['an empty conjunction', { kind: 'and', children: [] }, ALWAYS],
    ['an empty disjunction', { kind: 'or', children: [] }, NEVER],
    ['anything or all', { kind: 'or', children: [parse('water'), all] }, ALWAYS],
    ['anything and nothing', { kind: 'and', children: [parse('water'), { kind: 'or', children: [] }] }, NEVER],
  ])('%s', (_, query, condition) => expect(compileQuery(query, tableByLength())).toBe(condition));
});

describe('Anchor terms of a search', () => {
  test.each([
    ['its only word', 'water', ['water']],
    ['the rarest word of a conjunction', 'fee AND landlord AND tax', ['landlord']],
    ['the rarest word of a phrase', '"fee landlord tax"', ['landlord']],
    ['every word of a disjunction', 'fee OR tax', ['fee', 'tax']],
    ['the rarer disjunction', '(fee OR tax) AND (landlord OR education)', ['landlord', 'educ']],
    ['the rarer side of a proximity', 'tax w/5 landlord', ['landlord']],
    ['what a double negation asks for', 'NOT (tax OR NOT landlord)', ['landlord']],
    ['a prefix, if that is rarer', 'tax AND landlo*', ['landlo']],
    ['no word, if a negation is all there is', 'NOT landlord', null],
    ['no word, if one alternative is a negation', 'water OR NOT landlord', null],
  ])('%s', (_, text, anchors) => expect(getAnchors(text)).toEqual(anchors));
});
