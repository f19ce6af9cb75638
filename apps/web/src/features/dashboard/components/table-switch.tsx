import Button from '@mui/material/Button';
import { dashboardTexts } from '../model/dashboard-texts.ts';

export interface TableSwitchProps {
  isTable: boolean;
  /** Name of the chart, for the control that leads back to it. */
  picture: string;
  onChange: (isTable: boolean) => void;
}

/** Switches between a chart and the table with the same data. */
export function TableSwitch({ isTable, picture, onChange }: TableSwitchProps) {
  return (
    <Button size="small" variant="text" onClick={() => onChange(!isTable)}>
      {isTable ? picture : dashboardTexts.viewAsTable}
    </Button>
  );
}
