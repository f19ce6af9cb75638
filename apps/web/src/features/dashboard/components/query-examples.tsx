import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import { styled, type Theme } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApi } from '../../../shared/api/api-context.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { LazyMenu } from '../../../shared/lazy/lazy-menu.tsx';

/** Examples can be cached this long, because the stored documents change slowly. */
const STALE_MS = 10 * 60_000;

const Root = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  maxWidth: '100%',
  minWidth: 0,
  fontSize: 12.5,
  lineHeight: '20px',
});

const onBar = ({ theme }: { theme: Theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 24,
  padding: '2px 8px',
  border: 0,
  borderRadius: 4,
  font: 'inherit',
  whiteSpace: 'nowrap' as const,
  cursor: 'pointer',
  color: theme.vars.palette.token.barInk,
  background: 'none',
  '&:hover': { color: '#FFFFFF' },
});

const AllExamples = styled('button')(onBar);

const Example = styled('button', { shouldForwardProp: (prop) => prop !== 'isThird' })<{ isThird: boolean }>(
  onBar,
  ({ theme, isThird }) => ({
    backgroundColor: theme.vars.palette.token.barField,
    color: '#FFFFFF',
    ...(isThird ? { [theme.breakpoints.down('lg')]: { display: 'none' } } : {}),
  }),
);

export interface QueryExamplesProps {
  /** Shows only the popup without examples beside it. */
  isCompact: boolean;
  onChoose: (example: string) => void;
}

/**
 * The popup "Query examples" with both lists of SEA-01. The server returns only examples that find something. If there
 * is room, the first list is also shown beside the popup.
 */
export function QueryExamples({ isCompact, onChoose }: QueryExamplesProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const choose = (example: string) => {
    setIsOpen(false);
    onChoose(example);
  };
  const { queries } = useApi();
  const found = useQuery({ ...queries.discover.findExamples.queryOptions(), retry: false, staleTime: STALE_MS });
  const { queryExamples } = texts.search;
  const { examples, more } = found.data ?? { examples: [], more: [] };
  // No example is better than one that finds nothing.
  if (examples.length + more.length === 0) return null;
  return (
    <Root>
      <AllExamples
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        {queryExamples}
        <Icon name="chevron-down" size={14} />
      </AllExamples>
      {isCompact
        ? null
        : examples.map((example, index) => (
            <Example key={example} type="button" isThird={index === 2} onClick={() => choose(example)}>
              {example}
            </Example>
          ))}
      <LazyMenu
        open={isOpen}
        anchorEl={() => button.current}
        onClose={() => setIsOpen(false)}
        slotProps={{ list: { 'aria-label': queryExamples } }}
      >
        {examples.map((example) => (
          <MenuItem key={example} onClick={() => choose(example)} sx={{ whiteSpace: 'normal' }}>
            {example}
          </MenuItem>
        ))}
        {examples.length > 0 && more.length > 0 ? <Divider role="none" sx={{ my: '4px !important' }} /> : null}
        {more.map((example) => (
          <MenuItem key={example} onClick={() => choose(example)} sx={{ whiteSpace: 'normal' }}>
            {example}
          </MenuItem>
        ))}
      </LazyMenu>
    </Root>
  );
}
