import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { RemoveSampleDialog } from '../dialogs/remove-sample-dialog.tsx';
import { sourcesTexts } from '../model/sources-texts.ts';

const Root = styled('section')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  padding: '8px 20px',
  borderBottom: `1px solid ${theme.vars.palette.token.border}`,
  backgroundColor: theme.vars.palette.token.consideringBg,
  color: theme.vars.palette.token.considering,
  fontSize: 13,
  lineHeight: '20px',
  '& .words': { flex: '1 1 280px' },
  [theme.breakpoints.down('sm')]: { padding: '8px 16px' },
}));

/** Over the sources of a sample workspace: what it is and the way to be rid of it. */
export function SampleNotice({ onRemoved }: { onRemoved: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Root aria-label={sourcesTexts.sampleTitle}>
      <Icon name="warning" />
      <p className="words">
        <b>{sourcesTexts.sampleTitle}.</b> {sourcesTexts.sampleHint}
      </p>
      <Button size="small" color="error" onClick={() => setIsAsking(true)}>
        {sourcesTexts.removeSample}
      </Button>
      {isAsking ? <RemoveSampleDialog onClose={() => setIsAsking(false)} onRemoved={onRemoved} /> : null}
    </Root>
  );
}
