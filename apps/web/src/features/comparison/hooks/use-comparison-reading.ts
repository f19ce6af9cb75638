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

/** Where to go: a line by its place; asked for again by another number. */
export interface GoTo {
  line: number;
  asked: number;
}

/**
 * Where one is in a comparison: what is unfolded, what is in sight, and the ways from change to change and from section
 * to section.
 * @param change number of the change that the address names
 * @param onChange names another one there
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
    // A change named by the address is gone to, its section unfolded.
    changeKey === undefined ? null : { line: lineOfSection(lines, changeKey), asked: 0 },
  );
  const [sight, setSight] = useState<readonly [number, number]>([0, 0]);
  const groups = useMemo(() => readingGroups(sections), [sections]);
  const names = useMemo(() => new Map(sections.map((section) => [section.key, sectionLabel(section)])), [sections]);
  const visits = useMemo(() => changesToVisit(sections), [sections]);

  // All that is handed to the text stays the same while one scrolls: what is drawn is not drawn again for it.
  const goToLine = useSteadyCallback((line: number) =>
    setGoTo((before) => ({ line, asked: (before?.asked ?? 0) + 1 })),
  );
  const go = useSteadyCallback((key: string) => {
    // A folded section is unfolded by going to it.
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
  const groupOf = useCallback((key: string) => groups.get(key) ?? [key], [groups]);
  const nameOf = useCallback((key: string) => names.get(key) ?? '', [names]);
  const unfold = useCallback((keys: readonly string[]) => setOpened((before) => new Set([...before, ...keys])), []);
  const onStep = (by: 1 | -1) => {
    const next = stepChange(visits, change, by);
    if (next !== undefined) goToChange(next);
  };
  const { nextChange, previousChange } = comparedTexts;
  useShortcut({ keys: 'j', label: nextChange, group: texts.shortcuts.documents, run: () => onStep(1) });
  useShortcut({ keys: 'k', label: previousChange, group: texts.shortcuts.documents, run: () => onStep(-1) });

  const place = change === undefined ? -1 : visits.indexOf(change);
  const inSight = lines[sight[0]];
  return {
    lines,
    goTo,
    go,
    goToLine,
    goToChange,
    sight,
    onSight: (first: number, last: number) => setSight([first, last]),
    unfold,
    stepper: { position: place === -1 ? null : place + 1, total: visits.length, onStep },
    /** Key of the section that is read. */
    current: changeKey ?? (inSight?.kind === 'section' ? inSight.key : null),
    /** Sections that are read together with one. */
    groupOf,
    nameOf,
  };
}
