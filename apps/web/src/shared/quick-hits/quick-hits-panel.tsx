import { styled } from '@mui/material/styles';
import { LIMITS } from '@rotunda/contract/values';
import { texts } from '../texts/texts.ts';
import { QuickHitLines } from './quick-hit-lines.tsx';
import type { QuickHit } from './use-quick-hits.ts';

const Root = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: theme.zIndex.modal,
  top: 'calc(100% + 6px)',
  left: 0,
  right: 0,
  maxHeight: LIMITS.quickHitsPanelPx,
  overflow: 'auto',
  padding: 4,
  borderRadius: 6,
  backgroundColor: theme.vars.palette.token.surface,
  boxShadow: theme.vars.palette.token.shadow,
  color: theme.vars.palette.token.ink,
}));

const Heading = styled('p')(({ theme }) => ({
  padding: '8px 12px 4px',
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 600,
  color: theme.vars.palette.token.ink3,
}));

const Hit = styled('div')(({ theme }) => ({
  display: 'flex',
  padding: '8px 12px',
  borderRadius: 4,
  cursor: 'pointer',
  '&[aria-selected="true"], &:hover': { backgroundColor: theme.vars.palette.token.selected },
}));

export interface QuickHitsPanelProps {
  listId: string;
  hits: readonly QuickHit[];
  active: number | null;
  onOpen: (index: number) => void;
}

/**
 * Lists the options below the search box, at most 425 px high (SEA-05). It is always mounted, so that the box can
 * reference it.
 */
export function QuickHitsPanel({ listId, hits, active, onOpen }: QuickHitsPanelProps) {
  return (
    <Root hidden={hits.length === 0}>
      <Heading aria-hidden="true">{texts.dashboardSearch.quickHits}</Heading>
      <div role="listbox" id={listId} aria-label={texts.dashboardSearch.quickHits}>
        {hits.map((hit, index) => (
          <Hit
            key={hit.id}
            role="option"
            id={`${listId}-${index}`}
            aria-selected={index === active}
            // Keeps focus in the field, because a blur would close the panel before the click.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onOpen(index)}
          >
            <QuickHitLines hit={hit} />
          </Hit>
        ))}
      </div>
    </Root>
  );
}
