import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';

const MONOSPACE = 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace';

export const Hint = styled('p')(({ theme }) => ({ color: theme.vars.palette.token.ink2 }));

export const Warning = styled('p')(({ theme }) => ({ color: theme.vars.palette.token.considering }));

export const Fault = styled('p')(({ theme }) => ({ color: theme.vars.palette.token.failed }));

/** A form of one field. Aligns the button with the field, below the label (20 + 4 px). */
export const FieldForm = styled('form')({
  display: 'flex',
  gap: 8,
  alignItems: 'flex-start',
  '& > button': { marginTop: 24 },
});

/** For a cron expression. */
export const CodeField = styled(TextField)({ '& input': { fontFamily: MONOSPACE } });

export const OptionsForm = styled('form')({ display: 'grid', gap: 12 });

/** Name, value, and the button that removes the option. */
export const OptionLine = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) 32px',
  gap: 8,
});

/** The options that the source understands, each with its description. */
export const KnownOptionList = styled('dl')(({ theme }) => ({
  '& > div': { display: 'grid', gridTemplateColumns: '152px minmax(0, 1fr)', gap: 12, paddingTop: 4 },
  '& dt': { overflowWrap: 'anywhere', fontFamily: MONOSPACE },
  '& dd': { color: theme.vars.palette.token.ink2 },
}));
