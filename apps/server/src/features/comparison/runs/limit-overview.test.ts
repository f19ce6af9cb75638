import { type ComparableText, compareTexts } from '@rotunda/comparison';
import { COMPARISON_LIMITS } from '@rotunda/contract';
import { expect, it } from 'vitest';
import { presentComparison } from '../comparison.presenter.ts';
import { limitOverview } from './limit-overview.ts';

it('A large comparison sends its first sections with key changes, and the figures of all', () => {
  const text = (amount: string): ComparableText => ({
    language: 'en',
    units: [
      { id: 's', number: '1', heading: 'Fees', level: 0, paragraphs: [{ number: null, text: amount, indent: 0 }] },
    ],
  });
  const [left, right] = [text('The fee is $5 a year.'), text('The fee is $9 a year.')];
  const { overview } = presentComparison(left, right, compareTexts(left, right));
  const [section] = overview.sections;
  const [callOut] = overview.callOuts;
  if (section === undefined || callOut === undefined) throw new Error('nothing was compared');
  const many = COMPARISON_LIMITS.sectionsShown + 1;
  const shown = limitOverview({
    ...overview,
    sections: Array.from({ length: many }, (_, index) => ({ ...section, key: `l${index}-r${index}` })),
    callOuts: [callOut, { ...callOut, section: `l${many - 1}-r${many - 1}` }],
  });
  expect(shown.sections).toHaveLength(many - 1);
  expect(shown).toMatchObject({ sectionCount: many, callOuts: [callOut], figures: overview.figures });
});
