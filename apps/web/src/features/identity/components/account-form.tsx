import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { SectionCard } from '../../../shared/ui/section-card.tsx';

const Form = styled('form')({ display: 'grid', gap: 16 });

const Fault = styled('p')(({ theme }) => ({ color: theme.vars.palette.token.failed }));

/** What the server refused, if anything. */
export function AccountError({ fault }: { fault: string | null }) {
  return fault === null ? null : <Fault role="alert">{fault}</Fault>;
}

export interface AccountFormProps {
  title: string;
  onSubmit: () => void;
  children: ReactNode;
}

/** Form for one setting of the user's own account. */
export function AccountForm({ title, onSubmit, children }: AccountFormProps) {
  return (
    <SectionCard title={title}>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
      </Form>
    </SectionCard>
  );
}
