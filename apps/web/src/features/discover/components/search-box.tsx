import { styled } from '@mui/material/styles';
import { useRouter } from '@tanstack/react-router';
import type { SearchModel } from '@rotunda/contract';
import { memo, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatNumber, formatTotal } from '../../../shared/format/format-number.ts';
import { useOptionKeys } from '../../../shared/hooks/use-option-keys.ts';
import { documentPath } from '../../../shared/navigation/document-path.ts';
import { QuickHitsPanel } from '../../../shared/quick-hits/quick-hits-panel.tsx';
import { useQuickHits } from '../../../shared/quick-hits/use-quick-hits.ts';
import { useShortcut } from '../../../shared/shortcuts/use-shortcut.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { discoverTexts } from '../discover-texts.ts';
import { useExplanation } from '../hooks/use-explanation.ts';
import { insertOperator, type SearchOperator } from '../model/insert-operator.ts';
import { OperatorHelp } from './operator-help.tsx';
import { QueryField } from './query-field.tsx';
import { QueryFixes } from './query-fixes.tsx';
import { UnderstoodQuery } from './understood-query.tsx';

const Root = styled('search')({ display: 'block' });

const Box = styled('div', { shouldForwardProp: (prop) => prop !== 'isFaulty' })<{ isFaulty: boolean }>(({
  theme,
  isFaulty,
}) => {
  const { token } = theme.vars.palette;
  return {
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: 8,
    minHeight: 40,
    padding: '7px 6px 7px 12px',
    border: `1px solid ${isFaulty ? token.failed : token.control}`,
    borderRadius: 6,
    backgroundColor: token.surface,
    '& > svg': { marginTop: 5, color: token.ink3 },
    '&:focus-within': { outline: `2px solid ${token.accent}`, outlineOffset: -1 },
  };
});

const FaultLine = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 12px',
  marginTop: 6,
  fontSize: 13,
  lineHeight: '20px',
});

const Fault = styled('p')(({ theme }) => ({
  display: 'flex',
  gap: 6,
  alignItems: 'flex-start',
  color: theme.vars.palette.token.failed,
  '& svg': { marginTop: 2 },
}));

const Help = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  flexWrap: 'wrap',
  marginTop: 8,
  minHeight: 24,
});

const LiveCount = styled('span')(({ theme }) => ({
  marginLeft: 'auto',
  fontSize: 12,
  color: theme.vars.palette.token.ink3,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
}));

export interface SearchBoxProps {
  /** The active search, to count what the typed text would find under the same filters. */
  searchModel: SearchModel;
  /** Whether the results, which explain the active text, are still loading. */
  isSearching: boolean;
  onSearch: (rawTextSearch: string) => void;
}

/**
 * The search box of Discover: colored operators, faults marked in place, bills by number and a live count (SEA-04, 05,
 * 13).
 */
export const SearchBox = memo(function SearchBox({ searchModel, isSearching, onSearch }: SearchBoxProps) {
  const router = useRouter();
  const activeText = searchModel.rawTextSearch;
  const [draft, setDraft] = useState({ text: activeText, of: activeText });
  // The search has changed (Back, an example), so the box shows it, whatever was typed before.
  if (draft.of !== activeText) setDraft({ text: activeText, of: activeText });
  const text = draft.of === activeText ? draft.text : activeText;
  const setText = (next: string) => setDraft({ text: next, of: activeText });
  const [isOpen, setIsOpen] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const faultId = useId();
  const explanation = useExplanation(searchModel, text, isSearching);
  const fault = explanation.fault?.query ?? null;
  const hits = useQuickHits(text);
  const shown = isOpen ? hits : [];
  const openHit = (index: number) => {
    const hit = hits[index];
    if (hit) void router.navigate({ href: documentPath({ documentType: hit.documentType, fusionId: hit.id }) });
  };
  const search = () => {
    setIsOpen(false);
    onSearch(text.trim());
  };
  const searchFor = (next: string) => {
    setIsOpen(false);
    setText(next);
    onSearch(next);
  };
  const keys = useOptionKeys(
    shown.length,
    (index) => (index === null ? search() : openHit(index)),
    () => setIsOpen(false),
  );
  const insert = (operator: SearchOperator) => {
    const { selectionStart: start = text.length, selectionEnd: end = text.length } = field.current ?? {};
    const next = insertOperator({ text, start, end }, operator);
    // Synchronous, because what the user types before the next frame must also follow the operator.
    flushSync(() => setText(next.text));
    field.current?.focus();
    field.current?.setSelectionRange(next.start, next.end);
  };
  useShortcut({ keys: '/', label: 'Search', group: texts.shortcuts.general, run: () => field.current?.focus() });
  return (
    <Root
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
      }}
    >
      <Box isFaulty={fault !== null}>
        <Icon name="search" />
        <QueryField
          ref={field}
          text={text}
          fault={fault}
          listId={listId}
          faultId={fault ? faultId : null}
          isExpanded={shown.length > 0}
          active={keys.active}
          onChange={(next) => {
            setText(next);
            setIsOpen(true);
            keys.setActive(null);
          }}
          onKeyDown={keys.handleKeyDown}
        />
        {text === '' ? null : (
          <IconButton
            icon="close"
            label={discoverTexts.clearSearch}
            size="small"
            onClick={() => {
              setText('');
              onSearch('');
              field.current?.focus();
            }}
          />
        )}
        <QuickHitsPanel listId={listId} hits={shown} active={keys.active} onOpen={openHit} />
      </Box>
      {explanation.fault && fault ? (
        <FaultLine>
          <Fault id={faultId} role="alert">
            <Icon name="warning" />
            {`Character ${formatNumber(fault.position + 1)}: ${explanation.fault.message}`}
          </Fault>
          <QueryFixes fixes={fault.fixes} onFix={searchFor} />
        </FaultLine>
      ) : null}
      <Help>
        <OperatorHelp explanation={explanation} onInsert={insert} />
        <LiveCount role="status">
          {explanation.total === null
            ? ''
            : `${formatTotal(explanation.total, explanation.atTotalLimit)} ${discoverTexts.live}`}
        </LiveCount>
      </Help>
      {text.trim() === '' ? null : <UnderstoodQuery explanation={explanation} onFix={searchFor} />}
    </Root>
  );
});
