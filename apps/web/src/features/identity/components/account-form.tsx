import { styled, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

const look = ({ theme }: { theme: Theme }) => ({
  display: 'grid',
  gap: 16,
  padding: 20,
  border: `1px solid ${theme.vars.palette.token.border}`,
  borderRadius: 6,
  backgroundColor: theme.vars.palette.token.surface,
  fontSize: 13,
  lineHeight: '20px',
  '& h2': { fontSize: 15, lineHeight: '24px', fontWeight: 600 },
  '& .field': { maxWidth: 480 },
  '& .fault': { color: theme.vars.palette.token.failed },
  [theme.breakpoints.down('sm')]: { padding: 16 },
});
const Section = styled('section')(look);
const Form = styled('form')(look);

export interface AccountFormProps {
  headingId: string;
  title: string;
  onSubmit: () => void;
  children: ReactNode;
}

/** One thing of one's own account, where it cannot be changed here. */
export function AccountSection({ headingId, title, children }: Omit<AccountFormProps, 'onSubmit'>) {
  return (
    <Section aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      {children}
    </Section>
  );
}

/** One thing to change of one's own account. */
export function AccountForm({ headingId, title, onSubmit, children }: AccountFormProps) {
  return (
    <Form
      noValidate
      aria-labelledby={headingId}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <h2 id={headingId}>{title}</h2>
      {children}
    </Form>
  );
}
