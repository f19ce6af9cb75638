import { styled } from '@mui/material/styles';
import { Icon } from '../../../shared/ui/icon.tsx';
import { cqTexts } from '../model/cq-texts.ts';

const Root = styled('p')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    display: 'flex',
    gap: 8,
    padding: '10px 12px',
    borderRadius: 6,
    fontSize: 13,
    lineHeight: '20px',
    backgroundColor: token.consideringBg,
    color: token.considering,
    '& > svg': { flex: 'none', marginTop: 2 },
  };
});

/** Warns that software wrote a transcript, and says what to check it against (SCH-01). */
export function AiWarning() {
  return (
    <Root role="note">
      <Icon name="warning" />
      {cqTexts.aiTranscript}
    </Root>
  );
}
