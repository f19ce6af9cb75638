import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { ColumnBar } from '../../../shared/ui/work-area.tsx';
import type { AlertActions } from '../api/use-alert-actions.ts';
import type { AlertSelection } from '../hooks/use-alert-selection.ts';
import { alertsTexts } from '../model/alerts-texts.ts';
import { AlertOptions } from './alert-options.tsx';

const Root = styled(ColumnBar)(({ theme }) => ({
  flexWrap: 'wrap',
  paddingBlock: 6,
  backgroundColor: theme.vars.palette.token.selected,
}));

const Selected = styled('span')({ fontWeight: 600, fontVariantNumeric: 'tabular-nums', marginRight: 4 });
const SelectionButtons = styled('span')({ marginLeft: 'auto', display: 'flex', gap: 4 });

export interface BulkBarProps {
  selection: AlertSelection;
  actions: AlertActions;
  /** Irrelevant alerts are shown, which can only be marked relevant. */
  isIrrelevant: boolean;
  isPageSelected: boolean;
  /** Other actions on the selection. */
  children: ReactNode;
}

/** Actions on the selected rows, shown while any are selected. */
export function BulkBar({ selection, actions, isIrrelevant, isPageSelected, children }: BulkBarProps) {
  const { alerts, clear, selectAll } = selection;
  const act = (done: Promise<boolean>) => {
    void done.then((isDone) => {
      if (isDone) clear();
    });
  };
  return (
    <Root role="region" aria-label={alertsTexts.selected(alerts.length)}>
      <Selected role="status">{alertsTexts.selected(alerts.length)}</Selected>
      {isIrrelevant ? null : (
        <>
          <Button size="small" startIcon={<Icon name="check" />} onClick={() => act(actions.setRead(alerts, true))}>
            {alertsTexts.markRead}
          </Button>
          <Button size="small" startIcon={<Icon name="mail" />} onClick={() => act(actions.setRead(alerts, false))}>
            {alertsTexts.markUnread}
          </Button>
        </>
      )}
      <Button
        size="small"
        startIcon={<Icon name={isIrrelevant ? 'eye' : 'eye-off'} />}
        onClick={() => act(actions.setIrrelevant(alerts, !isIrrelevant))}
      >
        {isIrrelevant ? alertsTexts.markRelevant : alertsTexts.markIrrelevant}
      </Button>
      <AlertOptions alerts={alerts} actions={actions} onDone={clear} />
      {children}
      <SelectionButtons>
        {isPageSelected ? null : (
          <Button size="small" variant="text" onClick={selectAll}>
            {alertsTexts.selectPage}
          </Button>
        )}
        <Button size="small" variant="text" onClick={clear}>
          {alertsTexts.clearSelection}
        </Button>
      </SelectionButtons>
    </Root>
  );
}
