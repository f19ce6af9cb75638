import { styled } from '@mui/material/styles';

/** A checkbox with its label. The box is centered on the first line of text. */
export const CheckLine = styled('label')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: 8,
  // Centers the box of 16 px on a line of 20 px.
  '& > .MuiCheckbox-root': { marginTop: 2 },
});
