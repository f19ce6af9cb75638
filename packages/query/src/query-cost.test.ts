import { describe, expect, it } from 'vitest';
import { parseQuery, QUERY_LIMITS, queryCost } from './index.ts';

function getCost(text: string): number {
  const parsed = parseQuery(text);
  if (!parsed.ok) throw new Error(parsed.fault.message);
  return queryCost(parsed.query);
}
const words = (count: number, begin: string, end = '') =>
  Array.from({ length: count }, (_, place) => `${begin}${place}${end}`).join(' OR ');

describe('Query cost', () => {
  it('is counted in lookups of a word', () => {
    expect(getCost('tax')).toBe(1);
    expect(getCost('tax AND (credit OR NOT levy)')).toBe(3);
  });

  it('grows with alternatives and distance of a proximity, and most with word prefixes', () => {
    const plain = getCost('tax w/5 credit');
    expect(getCost('tax w/50 credit')).toBeGreaterThan(plain);
    expect(getCost('(tax OR levy) w/5 credit')).toBeGreaterThan(plain);
    expect(getCost('tax w/5 cred*') - plain).toBeGreaterThan(getCost('(tax OR levy) w/5 credit') - plain);
    expect(getCost('"tax cred*"')).toBeGreaterThan(getCost('"tax credit"'));
  });

  it('allows a thousand words, a thousand prefixes or dozens of proximities', () => {
    expect(parseQuery(words(QUERY_LIMITS.terms, 'x')).ok).toBe(true);
    expect(parseQuery(words(QUERY_LIMITS.terms, 'xyz', '*')).ok).toBe(true);
    const proximities = Array.from({ length: 40 }, (_, place) => `(tax* OR levy) w/10 (cred${place}* OR relief)`);
    expect(parseQuery(proximities.join(' OR ')).ok).toBe(true);
    expect(parseQuery(`(${words(10, 'abc', '*')}) w/25 (${words(10, 'xyz', '*')})`).ok).toBe(true);
  });

  it.each([
    ['hundreds of beginnings beside a proximity', `(${words(400, 'abc', '*')}) w/50 (${words(400, 'xyz', '*')})`],
    ['hundreds of words beside a proximity', `(${words(500, 'abc')}) w/50 (${words(500, 'xyz')})`],
    ['hundreds of proximities', Array.from({ length: 450 }, (_, place) => `a${place}b* w/50 c${place}`).join(' OR ')],
    ['hundreds of phrases with beginnings', Array.from({ length: 300 }, (_, place) => `"ab${place}* c"`).join(' OR ')],
  ])('is too high for %s', (_what, text) => {
    const parsed = parseQuery(text);
    expect(parsed).toMatchObject({ ok: false, fault: { code: 'too-costly', position: 0, length: text.length } });
  });
});
