import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { styled } from '@mui/material/styles';
import type { WorkflowColumn } from '@rotunda/contract';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { CountBadge } from '../../../shared/ui/count-badge.tsx';
import { workflowTexts } from '../model/workflow-texts.ts';

const Root = styled(Tabs)(({ theme }) => ({
  flex: 'none',
  paddingInline: 16,
  borderBottom: `1px solid ${theme.vars.palette.token.border}`,
  backgroundColor: theme.vars.palette.token.surface,
  '& .MuiTab-root': { minHeight: 44, maxWidth: 220, whiteSpace: 'nowrap' },
}));

export interface ColumnSwitchProps {
  /** Only with the cards that pass the filters. */
  columns: readonly WorkflowColumn[];
  columnId: string;
  onChange: (columnId: string) => void;
}

/** Switches between columns on a phone, where one is shown at a time, and shows the card count of each. */
export function ColumnSwitch({ columns, columnId, onChange }: ColumnSwitchProps) {
  return (
    <Root
      variant="scrollable"
      scrollButtons={false}
      value={columnId}
      onChange={(_event, value: string) => onChange(value)}
      aria-label={workflowTexts.columns}
    >
      {columns.map(({ _id, title, cards }) => (
        <Tab
          key={_id}
          value={_id}
          icon={<CountBadge>{formatNumber(cards.length)}</CountBadge>}
          iconPosition="end"
          label={title}
        />
      ))}
    </Root>
  );
}
