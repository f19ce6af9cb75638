import type { ComparisonAnswer } from '@rotunda/contract';
import { useCallback, useMemo, useState } from 'react';
import { useSteadyCallback } from '../../../shared/hooks/use-steady-callback.ts';
import { useShortcut } from '../../../shared/shortcuts/use-shortcut.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { comparedTexts } from '../comparison-texts.ts';
import { changesToVisit, sectionOfChange, stepChange } from '../model/change-steps.ts';
import { layOutSections, lineOfSection } from '../model/lay-out-sections.ts';
import { readingGroups } from '../model/reading-groups.ts';
import { sectionLabel } from '@rotunda/contract/values';

/** Index of the line to scroll to. A different `asked` requests the same line again. */
export interface GoTo {
  line: number;
  asked: number;
}

/**
 * Tracks the reading position in a comparison: what is unfolded, what is visible, and how to move between changes and
 * sections.
 * @param change number of the change in the address
 * @param onChange puts another change into the address
 */
export function useComparisonReading(
  { sections }: ComparisonAnswer,
  change: number | undefined,
  onChange: (change: number) => void,
) {
  const changeKey = change === undefined ? undefined : sectionOfChange(sections, change);
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set(changeKey === undefined ? [] : [changeKey]));
  const lines = useMemo(() => layOutSections(sections, opened), [sections, opened]);
  const [goTo, setGoTo] = useState<GoTo | null>(() =>
    // Start at the change in the address, with its section unfolded.
    changeKey === undefined ? null : { line: lineOfSection(lines, changeKey), asked: 0 },
  );
  const [visibleRange, setVisibleRange] = useState<readonly [number, number]>([0, 0]);
  const groups = useMemo(() => readingGroups(sections), [sections]);
  const names = useMemo(() => new Map(sections.map((section) => [section.key, sectionLabel(section)])), [sections]);
  const visits = useMemo(() => changesToVisit(sections), [sections]);

  // Everything passed to the text stays stable while scrolling, so that rendered lines do not re-render.
  const goToLine = useSteadyCallback((line: number) =>
    setGoTo((before) => ({ line, asked: (before?.asked ?? 0) + 1 })),
  );
  const go = useSteadyCallback((key: string) => {
    // Going to a folded section unfolds it.
    const next = opened.has(key) ? opened : new Set([...opened, key]);
    setOpened(next);
    goToLine(lineOfSection(layOutSections(sections, next), key));
  });
  const goToChange = useSteadyCallback((number: number) => {
    const key = sectionOfChange(sections, number);
    if (key === undefined) return;
    onChange(number);
    go(key);
  });
  const getGroup = useCallback((key: string) => groups.get(key) ?? [key], [groups]);
  const getName = useCallback((key: string) => names.get(key) ?? '', [names]);
  const unfold = useCallback((keys: readonly string[]) => setOpened((before) => new Set([...before, ...keys])), []);
  const onStep = (by: 1 | -1) => {
    const next = stepChange(visits, change, by);
    if (next !== undefined) goToChange(next);
  };
  const { nextChange, previousChange } = comparedTexts;
  useShortcut({ keys: 'j', label: nextChange, group: texts.shortcuts.documents, run: () => onStep(1) });
  useShortcut({ keys: 'k', label: previousChange, group: texts.shortcuts.documents, run: () => onStep(-1) });

  const place = change === undefined ? -1 : visits.indexOf(change);
  const firstVisible = lines[visibleRange[0]];
  return {
    lines,
    goTo,
    go,
    goToLine,
    goToChange,
    visibleRange,
    onVisibleRangeChange: (first: number, last: number) => setVisibleRange([first, last]),
    unfold,
    stepper: { position: place === -1 ? null : place + 1, total: visits.length, onStep },
    /** Key of the section being read. */
    current: changeKey ?? (firstVisible?.kind === 'section' ? firstVisible.key : null),
    /** Returns the keys of the sections that are fetched together with a section. */
    getGroup,
    getName,
  };
}
