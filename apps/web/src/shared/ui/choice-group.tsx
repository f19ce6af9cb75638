import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Root = styled('fieldset')({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  // Matches a field label.
  '& legend': { padding: 0, marginBottom: 4, fontSize: 13, lineHeight: '20px', fontWeight: 500 },
});

const Options = styled('div')({ display: 'flex', flexWrap: 'wrap', columnGap: 24 });

const Fault = styled('p')(({ theme }) => ({ color: theme.vars.palette.token.failed, fontSize: 12 }));

export interface ChoiceGroupProps {
  title: string;
  /** Message about a missing choice. */
  fault?: string | undefined;
  children: ReactNode;
}

/** Groups choices under a heading, side by side if there is room. */
export function ChoiceGroup({ title, fault, children }: ChoiceGroupProps) {
  return (
    <Root>
      <legend>{title}</legend>
      <Options>{children}</Options>
      {fault === undefined ? null : <Fault role="alert">{fault}</Fault>}
    </Root>
  );
}
