import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { texts } from '../texts/texts.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 12,
  flex: 1,
  minHeight: 240,
  color: theme.vars.palette.token.ink2,
  '& .MuiLinearProgress-root': { width: 200 },
}));

/** Placeholder for a loading page. For documents it shows the specification's text (SHL-08). */
export function PageLoader({ message = texts.documents.fetching }: { message?: string }) {
  return (
    <Root role="status">
      <LinearProgress aria-hidden="true" />
      <p>{message}</p>
    </Root>
  );
}
