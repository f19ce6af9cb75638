import { styled } from '@mui/material/styles';
import { copyText } from '../../../shared/browser/copy-text.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { sourcesTexts } from '../model/sources-texts.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 4,
  padding: '4px 4px 4px 10px',
  border: `1px solid ${theme.vars.palette.token.border}`,
  borderRadius: 6,
  backgroundColor: theme.vars.palette.token.surfaceSub,
  '& code': {
    flex: 1,
    minWidth: 0,
    padding: '4px 0',
    fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    fontSize: 12,
    lineHeight: '20px',
    overflowWrap: 'anywhere',
  },
}));

/** A command to copy into a terminal. */
export function CommandLine({ command }: { command: string }) {
  return (
    <Root>
      <code>{command}</code>
      <IconButton icon="copy" size="small" label={sourcesTexts.copy} onClick={() => void copyText(command)} />
    </Root>
  );
}
