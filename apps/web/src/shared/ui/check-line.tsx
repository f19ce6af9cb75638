import { styled } from '@mui/material/styles';

/** A check box with what it means: the box in the middle of the first line, however many follow. */
export const CheckLine = styled('label')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: 8,
  // The box is 16 px high and a line 20 px.
  '& > .MuiCheckbox-root': { marginTop: 2 },
});
