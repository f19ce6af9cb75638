import { describe, expect, it } from 'vitest';
import { addMonths, daysOfView, rangeHeading, startOfWeek, getStep } from './days.ts';

describe('Calendar days', () => {
  it('cover whole weeks of a month, even when the clocks change in it', () => {
    const march = daysOfView('month', '2026-03-18');
    expect([march[0], march.at(-1), march.length]).toEqual(['2026-03-01', '2026-04-04', 35]);
    const november = daysOfView('month', '2026-11-01');
    expect([november[0], november.at(-1), november.length]).toEqual(['2026-11-01', '2026-12-05', 35]);
    const may = daysOfView('month', '2026-05-31');
    expect([may[0], may.at(-1), may.length]).toEqual(['2026-04-26', '2026-06-06', 42]);
    // A month of four weeks that begins on a Sunday.
    expect(daysOfView('month', '2026-02-14')).toHaveLength(28);
    for (const days of [march, november, may]) expect(new Set(days).size).toBe(days.length);
  });

  it('cover a week from its Sunday, and thirty days from the chosen day in the agenda', () => {
    expect(daysOfView('week', '2026-03-11')).toEqual(expect.arrayContaining(['2026-03-08', '2026-03-14']));
    expect(daysOfView('week', '2026-03-08')).toHaveLength(7);
    const agenda = daysOfView('agenda', '2026-03-11');
    expect([agenda[0], agenda.at(-1), agenda.length]).toEqual(['2026-03-11', '2026-04-09', 30]);
    expect(startOfWeek('2026-03-08')).toBe('2026-03-08');
  });

  it('move by a step and end on the last day of a shorter month', () => {
    expect(getStep('month', '2026-01-31', 1)).toBe('2026-02-28');
    expect(getStep('month', '2026-03-31', -1)).toBe('2026-02-28');
    expect(addMonths('2026-12-15', 1)).toBe('2027-01-15');
    expect(getStep('week', '2026-03-04', 1)).toBe('2026-03-11');
    expect(getStep('agenda', '2026-03-04', -1)).toBe('2026-02-02');
  });

  it.each([
    ['month', '2026-03-18', 'March 2026'],
    ['week', '2026-03-11', 'Mar 8 – 14, 2026'],
    ['week', '2026-04-01', 'Mar 29 – Apr 4, 2026'],
    ['week', '2026-12-31', 'Dec 27, 2026 – Jan 2, 2027'],
  ] as const)('of the %s of %s have the heading %s', (view, day, heading) => {
    expect(rangeHeading(view, daysOfView(view, day), day)).toBe(heading);
  });
});
