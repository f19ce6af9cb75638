import { styled } from '@mui/material/styles';
import { texts } from '../../shared/texts/texts.ts';
import { BREAKPOINTS, MEASURES } from '../../shared/theme/measures.ts';

const ON_PHONE = `@media (max-width: ${BREAKPOINTS.cards - 0.02}px)`;

const Root = styled('footer')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  height: MEASURES.footer,
  padding: '0 20px',
  borderTop: `1px solid ${theme.vars.palette.token.border}`,
  backgroundColor: theme.vars.palette.token.surfaceSub,
  color: theme.vars.palette.token.ink3,
  fontSize: 11,
  lineHeight: '16px',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  [ON_PHONE]: { padding: '0 12px' },
  '@media print': { display: 'none' },
}));

const Built = styled('span')({ '&::before': { content: '"·"', marginRight: 12 } });

const SampleNote = styled('span')({ marginLeft: 'auto', overflow: 'hidden', textOverflow: 'ellipsis' });

/** The note on invented data does not fit beside version and day. */
const Invented = styled('span')({ [ON_PHONE]: { display: 'none' } });

/** Version and day of the build (SHL-06), 17 px high. It says so if the people and bills shown are invented. */
export function BuildFooter({ isSample = false }: { isSample?: boolean }) {
  return (
    <Root>
      <span>{`${texts.product} ${__BUILD_VERSION__}`}</span>
      <Built>{`Built ${__BUILD_DAY__}`}</Built>
      {isSample ? (
        <SampleNote title={texts.shell.sampleWorkspace + texts.shell.sampleInvented}>
          {texts.shell.sampleWorkspace}
          <Invented>{texts.shell.sampleInvented}</Invented>
        </SampleNote>
      ) : null}
    </Root>
  );
}
