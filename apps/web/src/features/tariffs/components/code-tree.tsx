import { useRef, useState } from 'react';
import type { TariffChapter } from '@rotunda/contract';
import { VirtualRows } from '../../../shared/ui/virtual-rows.tsx';
import { useOpenChapters } from '../api/use-tariff-schedule.ts';
import { useTreeKeys } from '../hooks/use-tree-keys.ts';
import { chapterKey, lineKey, lineOfCode, pathTo, getRows, type TreeRow } from '../model/chapter-tree.ts';
import { getDigits } from '../model/code-address.ts';
import { tariffsTexts as words } from '../model/tariffs-texts.ts';
import { CodeTreeRow } from './code-tree-row.tsx';
import { codeTreeSlots as slots, CodeTreeTable } from './code-tree-table.ts';

const ROW_HEIGHT = 36;

export interface CodeTreeProps {
  chapters: readonly TariffChapter[];
  /** Digits of the code in the flyout. */
  code: string | undefined;
  onOpen: (code: string) => void;
}

/** The schedule as a tree of chapters, headings, subheadings and statistical lines. */
export function CodeTree({ chapters, code, onOpen }: CodeTreeProps) {
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map());
  const shown = code === undefined ? null : Number(code.slice(0, 2));
  const isChapterOpen = ({ chapter }: TariffChapter) => toggled.get(chapterKey(chapter)) ?? chapter === shown;
  const { getLines, retry } = useOpenChapters(chapters.filter(isChapterOpen).map(({ chapter }) => chapter));
  const lines = shown === null ? [] : getLines(shown);
  const loaded = typeof lines === 'string' ? [] : lines;
  const target = code === undefined ? undefined : lineOfCode(loaded, code);
  const path = target === undefined ? [] : pathTo(loaded, target);
  // The lines above the shown code are expanded unless the user collapsed them.
  const above = new Set(path.slice(0, -1).map(({ position }) => lineKey(shown ?? 0, position)));
  const isOpen = (key: string) => toggled.get(key) ?? (above.has(key) || (shown !== null && key === chapterKey(shown)));
  const rows = getRows(chapters, isOpen, getLines);
  const toggle = (row: TreeRow) => setToggled((before) => new Map(before).set(row.key, !isOpen(row.key)));
  const open = (row: TreeRow) => {
    if (row.kind === 'line' && row.line.htsno !== null) onOpen(getDigits(row.line.htsno));
    else if (row.isOpen !== null) toggle(row);
  };
  const targetKey = target === undefined || shown === null ? null : lineKey(shown, target.position);
  const revealed = useRef<string | null>(null);
  // Once per code, so that later scrolling is not undone.
  const reveal = (row: Element) => {
    if (revealed.current === targetKey) return;
    revealed.current = targetKey;
    row.scrollIntoView({ block: 'nearest' });
  };
  const keys = useTreeKeys({ rows, onToggle: toggle, onOpen: open, startKey: targetKey });
  return (
    <CodeTreeTable role="treegrid" aria-label={words.tree} onKeyDown={keys.handleKeyDown}>
      <TreeHead />
      <VirtualRows
        count={rows.length}
        rowHeight={ROW_HEIGHT}
        keyAt={(index) => rows[index]?.key ?? String(index)}
        current={keys.index}
        renderRow={(index) => {
          const row = rows[index];
          if (row === undefined) return null;
          const choose = (act: (chosen: TreeRow) => void) => () => {
            keys.setCurrent(row);
            act(row);
          };
          return (
            <CodeTreeRow
              row={row}
              index={index}
              isCurrent={index === keys.index}
              isShown={row.key === targetKey}
              onToggle={choose(row.isOpen === null ? () => undefined : toggle)}
              onOpen={choose(open)}
              onRetry={() => retry(row.chapter.chapter)}
              onShown={reveal}
            />
          );
        }}
      />
    </CodeTreeTable>
  );
}

function TreeHead() {
  return (
    <div role="rowgroup" data-head="">
      <div role="row">
        <div role="columnheader" className={slots.name}>
          <span className={slots.toggle} />
          <span>{words.code}</span>
          <span>{words.description}</span>
        </div>
        <div role="columnheader" className={slots.general}>
          {words.general}
        </div>
        <div role="columnheader" className={slots.special}>
          {words.special}
        </div>
        <div role="columnheader" className={slots.other}>
          {words.other}
        </div>
        <div role="columnheader" className={slots.units}>
          {words.units}
        </div>
      </div>
    </div>
  );
}
