import { styled } from '@mui/material/styles';
import { STRUCK_LABEL } from '@rotunda/contract/values';
import { Highlight, type Mark } from './highlight.tsx';

const Label = styled('span')(({ theme }) => ({
  marginRight: 6,
  padding: '0 5px',
  borderRadius: 4,
  fontFamily: theme.typography.body2.fontFamily,
  fontSize: 11.5,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  color: theme.vars.palette.token.failed,
  backgroundColor: theme.vars.palette.token.sunken,
}));

export interface PassageTextProps {
  text: string;
  marks: readonly Mark[];
  /** The version strikes the text. */
  isStruck?: boolean | undefined;
}

/** Renders a matched passage. Text that its version strikes is labeled and struck through. */
export function PassageText({ text, marks, isStruck = false }: PassageTextProps) {
  const words = <Highlight text={text} marks={marks} />;
  if (!isStruck) return words;
  return (
    <>
      <Label>{STRUCK_LABEL}</Label> <del>{words}</del>
    </>
  );
}
