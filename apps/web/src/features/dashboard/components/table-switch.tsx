import Button from '@mui/material/Button';
import { dashboardTexts } from '../model/dashboard-texts.ts';

export interface TableSwitchProps {
  isTable: boolean;
  /** What the way back from the table is called. */
  picture: string;
  onChange: (isTable: boolean) => void;
}

/** Between a picture and the table that says the same in words and numbers. */
export function TableSwitch({ isTable, picture, onChange }: TableSwitchProps) {
  return (
    <Button size="small" variant="text" onClick={() => onChange(!isTable)}>
      {isTable ? picture : dashboardTexts.viewAsTable}
    </Button>
  );
}
