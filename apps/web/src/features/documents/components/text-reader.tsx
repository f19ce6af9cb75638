import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
import { toApiError } from '../../../shared/api/api-error.ts';
import { announceScrollTo } from '../../../shared/browser/scroll-to-event.ts';
import { useIsBelow } from '../../../shared/hooks/use-is-below.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { SkeletonText } from '../../../shared/ui/skeleton-text.tsx';
import { documentTexts } from '../document-texts.ts';
import { useDocumentText, type DocumentText, type TextRequest } from '../hooks/use-document-text.ts';
import { parsePlace } from '../model/reading-address.ts';
import { showMark } from '../model/show-mark.ts';
import {
  entryOfLine,
  layOutText,
  lineAtPlace,
  markAtPlace,
  type OutlineEntry,
  type TextLayout,
} from '../model/text-lines.ts';
import { passageOfSection, type ReadPassage } from '../model/read-passage.ts';
import { SelectionAction } from './selection-action.tsx';
import { TextFind } from './text-find.tsx';
import { TextLineView } from './text-line.tsx';
import { TextOutlineSheet } from './text-outline-sheet.tsx';
import { TextOutline } from './text-outline.tsx';
import {
  ChangeKey,
  FindTools,
  OutlinePane,
  ReaderGrid,
  ReadingChoices,
  TextColumn,
  TextPane,
  ToolBar,
} from './text-reader-parts.ts';

export interface TextReaderProps extends TextRequest {
  /** Id of the section to start at. */
  section: string | undefined;
  /** Match to start at, which takes precedence over all else; see `formatPlace`. */
  at: string | undefined;
  onFind: (find: string) => void;
  onSection: (sectionId: string) => void;
  /** Copies a citation of the section being read. */
  onCite: (label: string | null, sectionId: string | null) => void;
  /** Searches for a passage of the text elsewhere; null if the user may not. */
  onLookUp: ((passage: ReadPassage) => void) | null;
  /** Version picker, provided by the caller that knows the versions. */
  versions: ReactNode;
  /** Where else to read the text if it is not stored here. */
  elsewhere?: ReactNode;
}

/**
 * Reader for a text of any length: sections on the left, serif lines of 68 characters, marked matches with next and
 * previous, and struck and inserted text that differs by more than color. Only the visible lines are rendered.
 */
export function TextReader(props: TextReaderProps) {
  const text = useDocumentText(props);
  const fault = text.isError ? toApiError(text.error) : null;
  const findError = fault?.code === 'QUERY_FAULT' ? fault.message : null;
  const [lastLoaded, setLastLoaded] = useState(text.data);
  if (text.data !== undefined && text.data !== lastLoaded) setLastLoaded(text.data);
  if (text.isPending) return <SkeletonText lines={12} />;
  if (text.data === undefined) {
    if (findError !== null) {
      // Words that are not a valid query yet must not remove the text while the user is typing them.
      const isSame = lastLoaded !== undefined && [undefined, lastLoaded.version?.fnDocumentId].includes(props.version);
      return isSame ? (
        <Reading key={getKey(lastLoaded, props)} {...props} text={lastLoaded} findError={findError} />
      ) : (
        <FaultyFind {...props} fault={findError} />
      );
    }
    return (
      <div style={{ padding: 24 }}>
        <ErrorState message={documentTexts.textFailed} error={text.error} onRetry={() => void text.refetch()} />
      </div>
    );
  }
  if (text.data.sections.length === 0) {
    return (
      <>
        <div style={{ padding: '8px 24px' }}>{props.versions}</div>
        <EmptyState
          icon="document"
          title={documentTexts.noText}
          description={documentTexts.noTextHint}
          action={props.elsewhere}
        />
      </>
    );
  }
  return <Reading key={getKey(text.data, props)} {...props} text={text.data} findError={null} />;
}

const getKey = ({ version }: DocumentText, { fusionId }: TextReaderProps) => version?.fnDocumentId ?? fusionId;

function FaultyFind({ find, onFind, versions, fault }: TextReaderProps & { fault: string }) {
  return (
    <ReaderGrid>
      <ToolBar>
        {versions}
        <FindTools>
          <TextFind find={find} onFind={onFind} total={0} current={null} onGo={() => {}} fault={fault} />
        </FindTools>
      </ToolBar>
    </ReaderGrid>
  );
}

function Reading(props: TextReaderProps & { text: DocumentText; findError: string | null }) {
  const { text, find, findError, section, at, onFind, onSection, onCite, onLookUp, versions } = props;
  const layout = useMemo(() => layOutText(text.sections), [text.sections]);
  const page = useRef<HTMLDivElement>(null);
  const isPhone = useIsBelow('cards');
  const [currentMark, setCurrentMark] = useState<number | null>(null);
  const { virtualizer, goTo } = useLines(page, layout);
  const items = virtualizer.getVirtualItems();
  const firstShown = items.find((item) => item.end > (virtualizer.scrollOffset ?? 0) + 4)?.index ?? 0;
  const reading = entryOfLine(layout.outline, firstShown);
  const goToMark = (mark: number) => {
    setCurrentMark(mark);
    goTo(layout.markLines[mark] ?? 0, 'center');
    showMark(page);
  };
  useStart(layout, { section, at, find }, { goTo, goToMark, setCurrentMark });
  const goToEntry = (entry: OutlineEntry) => {
    goTo(entry.line, 'start');
    onSection(entry.sectionId);
  };
  const entry = layout.outline[reading];
  const language = text.version?.language === 'fr' ? 'fr' : 'en';
  const lookUpSection = useCallback(
    (number: number) => onLookUp?.({ ...passageOfSection(text.sections, number), language }),
    [onLookUp, text.sections, language],
  );
  return (
    <ReaderGrid>
      <ToolBar>
        <ReadingChoices>
          {versions}
          {isPhone ? <TextOutlineSheet outline={layout.outline} current={reading} onGo={goToEntry} /> : null}
        </ReadingChoices>
        {layout.hasChanges ? <ChangeKey>{documentTexts.changeKey}</ChangeKey> : null}
        <FindTools>
          <TextFind
            find={find}
            onFind={onFind}
            total={layout.markLines.length}
            current={currentMark}
            onGo={goToMark}
            fault={findError}
          />
          <IconButton
            icon="quote"
            label={documentTexts.copyCitation}
            onClick={() => onCite(entry?.label ?? null, entry?.sectionId ?? null)}
          />
        </FindTools>
      </ToolBar>
      {isPhone ? null : (
        <OutlinePane data-outline-pane>
          <TextOutline outline={layout.outline} current={reading} onGo={goToEntry} />
        </OutlinePane>
      )}
      <TextPane
        ref={page}
        data-text-pane
        tabIndex={0}
        role="region"
        aria-label={documentTexts.text}
        lang={text.version?.language ?? 'en'}
      >
        <TextColumn style={{ height: virtualizer.getTotalSize() }}>
          {items.map((item) => {
            const line = layout.lines[item.index];
            return line === undefined ? null : (
              <div
                key={item.key}
                ref={virtualizer.measureElement}
                data-index={item.index}
                style={{ transform: `translateY(${item.start}px)` }}
              >
                <TextLineView
                  line={line}
                  currentMark={currentMark}
                  onLookUp={onLookUp === null ? null : lookUpSection}
                />
              </div>
            );
          })}
        </TextColumn>
      </TextPane>
      {onLookUp === null ? null : (
        <SelectionAction page={page} onLookUp={(passage) => onLookUp({ ...passage, language })} />
      )}
    </ReaderGrid>
  );
}

/**
 * Estimates the height of a line from its length, so that the scroll bar is about right before the line is rendered.
 */
function estimateHeight(layout: TextLayout, index: number): number {
  const line = layout.lines[index];
  if (line === undefined || line.kind === 'heading') return 56;
  const length = line.pieces.reduce((sum, { text }) => sum + text.length + 1, 0);
  return 6 + 26 * Math.max(1, Math.ceil((length + line.indent * 3) / 70));
}

function useLines(page: React.RefObject<HTMLDivElement | null>, layout: TextLayout) {
  // oxlint-disable-next-line react/incompatible-library -- its functions change with every scroll on purpose, and nothing here memoises them
  const virtualizer = useVirtualizer({
    count: layout.lines.length,
    getScrollElement: () => page.current,
    estimateSize: (index) => estimateHeight(layout, index),
    overscan: 12,
    paddingStart: 24,
    paddingEnd: 120,
  });
  const goTo = (line: number, align: 'start' | 'center') => {
    if (page.current !== null) announceScrollTo(page.current);
    virtualizer.scrollToIndex(line, { align });
  };
  return { virtualizer, goTo };
}

interface Start {
  section: string | undefined;
  at: string | undefined;
  find: string;
}

interface Steps {
  goTo: (line: number, align: 'start' | 'center') => void;
  goToMark: (mark: number) => void;
  setCurrentMark: (mark: number | null) => void;
}

/**
 * Starts where the address says: at its match, at its section, or else at the first match. It runs once for each text
 * and each find.
 */
function useStart(layout: TextLayout, { section, at, find }: Start, steps: Steps): void {
  const startedWith = useRef<string | null>(null);
  const start = useEffectEvent((isFirst: boolean) => {
    const place = isFirst ? parsePlace(at) : null;
    const entry = isFirst ? layout.outline.find((one) => one.sectionId === section) : undefined;
    const placed = place === null ? null : markAtPlace(layout, place);
    // A place without a mark, as that of a passage.
    const placedLine = place === null ? null : lineAtPlace(layout, place);
    const fromLine = entry?.line ?? 0;
    const mark = layout.markLines.findIndex((line) => line >= fromLine);
    if (placed !== null) steps.goToMark(placed);
    else if (placedLine !== null) steps.goTo(placedLine, 'start');
    else if (entry !== undefined) {
      steps.setCurrentMark(mark === -1 ? null : mark);
      steps.goTo(entry.line, 'start');
    } else if (mark !== -1) steps.goToMark(mark);
    else steps.setCurrentMark(null);
  });
  useEffect(() => {
    // The marks of different words come with a different layout.
    const key = `${find}/${layout.markLines.length}`;
    const isFirst = startedWith.current === null;
    if (startedWith.current === key) return;
    // The pane has its height only after this render.
    const frame = requestAnimationFrame(() => {
      startedWith.current = key;
      start(isFirst);
    });
    return () => cancelAnimationFrame(frame);
  }, [layout, find]);
}
