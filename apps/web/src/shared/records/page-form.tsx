import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { texts } from '../texts/texts.ts';
import { Row } from '../ui/stack.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import type { RecordForm } from './use-record-form.ts';

const Form = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
});

const Fault = styled('p')(({ theme }) => ({ color: theme.vars.palette.token.failed }));

export interface PageFormProps<Values> {
  form: RecordForm<Values>;
  /** Name of the saved record, such as `project details`, to distinguish the buttons of several forms on a page. */
  of: string;
  /** Label of the Save button while saving. */
  pendingLabel?: string;
  /** Disables saving. */
  isReadOnly?: boolean;
  children: ReactNode;
}

/** A `useRecordForm` on a page: its fields (`PageField`), conflict notice, refusals, Save and Revert. */
export function PageForm<Values>(props: PageFormProps<Values>) {
  const { form, of, pendingLabel = texts.actions.save, isReadOnly = false, children } = props;
  const isSaveDisabled = !form.isDirty || form.isPending;
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isReadOnly && !isSaveDisabled) form.submit();
      }}
    >
      {children}
      {form.conflict ? <ConflictNotice {...form.conflict} /> : null}
      {form.fault === null ? null : <Fault role="alert">{form.fault}</Fault>}
      {isReadOnly ? null : (
        <Row isWrapped>
          <Button
            type="submit"
            variant="contained"
            aria-label={`${texts.actions.save} ${of}`}
            disabled={isSaveDisabled || !form.isValid || form.conflict !== null}
          >
            {form.isPending ? pendingLabel : texts.actions.save}
          </Button>
          <Button aria-label={`${texts.actions.revert} ${of}`} disabled={isSaveDisabled} onClick={form.revert}>
            {texts.actions.revert}
          </Button>
        </Row>
      )}
    </Form>
  );
}
