import { styled } from '@mui/material/styles';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { Explanation } from '../hooks/use-explanation.ts';
import { QueryFixes } from './query-fixes.tsx';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  marginTop: 6,
  fontSize: 12.5,
  lineHeight: '18px',
  color: theme.vars.palette.token.ink2,
  overflowWrap: 'anywhere',
}));

/** Two lines; the list of operators shows the rest. */
const Words = styled('p')({
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
});

const Hint = styled('p')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr)',
  gap: 8,
  '& > svg': { marginTop: 1, color: theme.vars.palette.token.ink3 },
  '& > span': { display: 'flex', flexWrap: 'wrap', gap: '0 8px' },
}));

export interface UnderstoodQueryProps {
  explanation: Explanation;
  onFix: (text: string) => void;
}

/** Says how the search text was understood, and what in it means something else than the user may expect (SEA-04). */
export function UnderstoodQuery({ explanation: { words, hints }, onFix }: UnderstoodQueryProps) {
  if (words === null) return null;
  return (
    <Root aria-live="polite">
      <Words>{words}</Words>
      {hints.map(({ code, message, fixes }) => (
        <Hint key={code}>
          <Icon name="help" size={16} />
          <span>
            {message}
            <QueryFixes fixes={fixes} onFix={onFix} />
          </span>
        </Hint>
      ))}
    </Root>
  );
}
