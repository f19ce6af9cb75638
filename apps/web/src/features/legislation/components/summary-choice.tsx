import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { styled } from '@mui/material/styles';
import { legislationTexts } from '../legislation-texts.ts';
import { SUMMARY_CHOICE } from './summary-choice-styles.ts';

const Choice = styled(Select<number>)(SUMMARY_CHOICE);

export interface SummaryChoiceProps {
  /** Labels of the summaries, newest first. */
  names: readonly string[];
  chosen: number;
  onChoose: (index: number) => void;
}

/** Lets the user choose which summary of the bill is shown. */
export function SummaryChoice({ names, chosen, onChoose }: SummaryChoiceProps) {
  return (
    <Choice
      value={chosen}
      onChange={(event) => onChoose(event.target.value)}
      slotProps={{ input: { 'aria-label': legislationTexts.summary } }}
    >
      {names.map((name, index) => (
        <MenuItem key={index} value={index}>
          {name}
        </MenuItem>
      ))}
    </Choice>
  );
}
