import { describe, expect, it } from 'vitest';
import { buildComparedSection as section } from '../../../testing/comparison-builder.ts';
import { changesToVisit, sectionOfChange, stepChange } from './change-steps.ts';
import { layOutSections, lineOfSection } from './lay-out-sections.ts';
import { readingGroups } from './reading-groups.ts';

const getKeys = (lines: ReturnType<typeof layOutSections>) => lines.map(({ key }) => key);
const EQUAL = { kind: 'equal' } as const;

describe('layOutSections', () => {
  it('folds adjacent unchanged sections together and formal parts separately', () => {
    const sections = [
      section('enacting', { isFormal: true }),
      section('a', EQUAL),
      section('b', EQUAL),
      section('c'),
      section('d', EQUAL),
    ];
    const lines = layOutSections(sections, new Set());
    expect(getKeys(lines)).toEqual(['fold-enacting', 'fold-a', 'c', 'fold-d']);
    expect(lines[1]).toMatchObject({ fold: 'unchanged', sections: [{ key: 'a' }, { key: 'b' }] });
    expect(lineOfSection(lines, 'b')).toBe(1);
  });

  it('shows an opened section between its folded neighbors', () => {
    const sections = [section('a', EQUAL), section('b', EQUAL), section('c', EQUAL)];
    expect(getKeys(layOutSections(sections, new Set(['b'])))).toEqual(['fold-a', 'b', 'fold-c']);
  });

  it('marks where a moved section was before', () => {
    const sections = [
      section('a', { leftPlace: 0 }),
      section('b', { leftPlace: 2 }),
      section('moved', { leftPlace: 1, isMoved: true, kind: 'equal' }),
    ];
    const lines = layOutSections(sections, new Set());
    expect(getKeys(lines)).toEqual(['a', 'origin-moved', 'b', 'moved']);
    expect(lineOfSection(lines, 'origin-moved')).toBe(1);
  });
});

describe('Stepping between changes', () => {
  const sections = [
    section('enacting', { isFormal: true, changes: [1, 2] }),
    section('a', { changes: [3, 4] }),
    section('b', EQUAL),
    section('c', { changes: [5, 5] }),
  ];
  const visits = changesToVisit(sections);

  it('skips formal parts, which every version changes', () => {
    expect(visits).toEqual([3, 4, 5]);
  });

  it('continues from any change and stops at both ends', () => {
    expect(stepChange(visits, undefined, 1)).toBe(3);
    expect(stepChange(visits, 4, 1)).toBe(5);
    expect(stepChange(visits, 5, 1)).toBeUndefined();
    expect(stepChange(visits, 3, -1)).toBeUndefined();
    expect(stepChange(visits, 1, 1)).toBe(3);
  });

  it('finds the section of a change', () => {
    expect(sectionOfChange(sections, 4)).toBe('a');
    expect(sectionOfChange(sections, 9)).toBeUndefined();
  });
});

it('readingGroups groups neighboring sections, up to fifty and a few thousand words at a time', () => {
  const groups = readingGroups([
    ...Array.from({ length: 51 }, (_, index) => section(`s${index}`, { words: 1 })),
    section('long', { words: 9000 }),
    section('last', { words: 1 }),
  ]);
  expect(groups.get('s0')).toHaveLength(50);
  expect(groups.get('s50')).toEqual(['s50']);
  expect(groups.get('long')).toEqual(['long']);
  expect(groups.get('last')).toEqual(['last']);
});
