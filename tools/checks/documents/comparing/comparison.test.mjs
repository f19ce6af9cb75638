import { describe, expect, it } from 'vitest';
import { compareActions } from './compare-actions.mjs';
import { introducedByPrint } from './compare-measure.mjs';
import { Comparison } from './comparison.mjs';
import { explainByProvenance } from './provenance.mjs';

const getErrors = (act) => {
  const comparison = new Comparison();
  comparison.about('us-119-hr-1');
  act(comparison);
  return [...comparison.faults.keys()];
};

describe('Comparison', () => {
  it('treats null, empty text and a missing field as equal, and no other values', () => {
    expect(getErrors((one) => one.same('title', '', null))).toEqual([]);
    expect(getErrors((one) => one.same('title', 'Widgets', null))).toEqual(['title']);
  });

  it('explains a difference only by a known rule and rejects an unknown rule', () => {
    const comparison = new Comparison();
    comparison.same('title', 'Widgets', 'Gauges', 'better-source');
    expect([comparison.unexplained, comparison.explained.get('better-source')]).toEqual([0, 1]);
    expect(() => comparison.same('title', 'a', 'b', 'because')).toThrow('no rule');
  });

  it('lets several sources add to a list but not remove from it', () => {
    const members = (file, product) =>
      getErrors((one) => one.sameMembers('subjects', file, product, 'several-sources'));
    expect(members(['Widgets'], ['Gauges', 'Widgets'])).toEqual([]);
    expect(members(['Widgets'], ['Gauges'])).toEqual(['subjects']);
    expect(getErrors((one) => one.sameMembers('subjects', ['Widgets'], ['Widgets', 'Widgets']))).toEqual(['subjects']);
  });
});

describe('Reason for a differing field', () => {
  const bill = (...rows) => ({
    provenance: rows.map(([source, fields, stamp = null]) => ({ source, fields, sourceUpdatedTs: stamp })),
  });
  const why = (document, stamp) => explainByProvenance(document, 'legiscan', 'title', stamp);

  it("comes from the provenance of the product's record", () => {
    expect(why(bill(['billstatus', ['title']], ['legiscan', []]))).toBe('better-source');
    expect(why(bill(['legiscan', ['title'], 20]), 10)).toBe('newer-record');
    expect(why(bill(['legiscan', ['title'], 10]), 10)).toBeNull();
    expect(why(bill(['legiscan', ['title']], ['billstatus', ['title']]))).toBe('several-sources');
    const elsewhere = { source: 'legiscan', fields: ['title'], sourceUpdatedTs: 5, sourceUrl: 'https://a.example/2' };
    expect(explainByProvenance({ provenance: [elsewhere] }, 'legiscan', 'title', 10, 'https://a.example/1')).toBe(
      'other-record',
    );
  });
});

describe('Bill actions', () => {
  const date = '2025-03-01';
  const action = (text, rest = {}) => ({ date, text, ...rest });
  const file = [action('Introduced'), action('Referred'), action('On passage Passed. (text: CR H1)')];
  const shown = [action('Introduced'), action('Referred'), action('Passed/agreed to in House: On passage Passed.')];
  const faults = (product, options) => getErrors((one) => compareActions(one, file, product.toReversed(), options));

  it('are equal despite Library headings and Congressional Record pages', () => {
    expect(faults(shown)).toEqual([]);
  });

  it('are reported when lost, added, doubled or out of order', () => {
    expect(faults(shown.slice(1))).toEqual(['actions: none lost']);
    expect(faults([...shown, action('Became law')])).toEqual(['actions: none added']);
    expect(faults([...shown, shown[2]])).toEqual(['actions: none doubled']);
    expect(faults([shown[1], shown[0], shown[2]])).toEqual(['actions: in order']);
  });

  it('may end with the stated latest action', () => {
    expect(faults([shown[0], shown[2], shown[1]], { latest: file[1] })).toEqual([]);
  });
});

describe('First print of a measure', () => {
  it.each([
    ['Submitted in Senate', 'Introduced in Senate'],
    ['Introduced in the House', 'Introduced in House'],
    ['Sponsor introductory remarks on measure. (CR S1)', 'Introduced in Senate'],
    ['The Committee reported an original measure.', 'Introduced in Senate'],
  ])('proves the introduction that its source words “%s”', (text, lastActionText) => {
    expect(introducedByPrint({ text }, { lastActionText })).toBe('proved-by-version');
  });

  it.each([
    ['Submitted in Senate', 'Introduced in House'],
    ['Referred to the Committee on Widgets.', 'Introduced in House'],
    ['Submitted in Senate', 'Engrossed in Senate'],
    ['Submitted in Senate', null],
  ])('does not prove “%s” by “%s”', (text, lastActionText) => {
    expect(introducedByPrint({ text }, { lastActionText })).toBeNull();
  });
});
