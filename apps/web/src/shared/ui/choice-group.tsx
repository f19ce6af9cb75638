import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Root = styled('fieldset')(({ theme }) => ({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  // Like the label of a field.
  '& legend': { padding: 0, marginBottom: 4, fontSize: 13, lineHeight: '20px', fontWeight: 500 },
  '& .fault': { color: theme.vars.palette.token.failed, fontSize: 12 },
  '& .options': { display: 'flex', flexWrap: 'wrap', columnGap: 24 },
}));

export interface ChoiceGroupProps {
  title: string;
  /** What is missing. */
  fault?: string | undefined;
  children: ReactNode;
}

/** Choices under their heading, side by side where there is room. */
export function ChoiceGroup({ title, fault, children }: ChoiceGroupProps) {
  return (
    <Root>
      <legend>{title}</legend>
      <div className="options">{children}</div>
      {fault === undefined ? null : (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
    </Root>
  );
}
