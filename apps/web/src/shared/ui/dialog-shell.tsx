import Button, { type ButtonProps } from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useUnsavedChanges } from '../navigation/unsaved-changes.ts';
import { texts } from '../texts/texts.ts';
import { MEASURES } from '../theme/measures.ts';
import { toast } from '../toast/toast.ts';
import { focusFirstField } from '../browser/focus-first-field.ts';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';

const Form = styled('form')({ display: 'contents' });

const Fault = styled('p')(({ theme }) => ({
  display: 'flex',
  gap: 6,
  alignItems: 'flex-start',
  marginTop: 12,
  color: theme.vars.palette.token.failed,
  '& svg': { marginTop: 2 },
}));

const Title = styled(DialogTitle)({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 8 });

export interface DialogSubmit {
  label: string;
  /** Label while pending, such as `Submitting...`. */
  pendingLabel?: string;
  onSubmit: () => void;
  isPending?: boolean;
  isDisabled?: boolean;
  /** Use `error` for actions that cannot be undone. */
  color?: ButtonProps['color'];
}

export interface DialogShellProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  submit?: DialogSubmit;
  /** Label of the cancel button. Defaults to Cancel, or to Close if there is nothing to submit. */
  cancelLabel?: string;
  /** Error of the last attempt. */
  error?: string | null;
  /** Whether there are unsaved changes. */
  isDirty?: boolean;
  /**
   * How closing with unsaved changes is handled: ask for confirmation, or refuse with the specification's words (action
   * dialogs, SHL-11).
   */
  whenUnsaved?: 'confirm' | 'refuse';
  /** Maximum width in CSS pixels. */
  width?: number;
  /**
   * Whether the dialog only asks for confirmation. Screen readers then announce its text, and the cancel button has the
   * initial focus.
   */
  isQuestion?: boolean;
  /** Hides the page behind the dialog. */
  hidesPage?: boolean;
}

/** Overrides the default backdrop color of dialogs. */
const OPAQUE = { '&&&': { bgcolor: 'background.default' } };

/**
 * Frame of every dialog: title, focus trap and focus return, Escape, pending and error state, and the guard for unsaved
 * changes. It cannot be closed while a submission is pending, so that the user sees its outcome.
 */
export function DialogShell(props: DialogShellProps) {
  const { title, isOpen, onClose, children, submit, cancelLabel, error, width = MEASURES.dialog } = props;
  const { isDirty = false, whenUnsaved = 'confirm', isQuestion = false, hidesPage = false } = props;
  const titleId = useId();
  const textId = useId();
  const [isAsking, setIsAsking] = useState(false);
  const openerRef = useRef<Element | null>(null);
  const isPending = submit?.isPending ?? false;
  useUnsavedChanges(isOpen && isDirty, 'dialog');

  const leave = () => {
    setIsAsking(false);
    onClose();
  };
  const requestClose = () => {
    if (isPending) return;
    if (!isDirty) leave();
    else if (whenUnsaved === 'confirm') ask();
    else toast.error(texts.forms.unsaved);
  };
  const ask = () => {
    if (!isAsking) openerRef.current = document.activeElement;
    setIsAsking(true);
  };
  const keepEditing = () => {
    setIsAsking(false);
    // The pressed button is removed with the question, and the dialog receives no keys unless an element in it has
    // focus.
    if (openerRef.current instanceof HTMLElement) openerRef.current.focus();
  };

  return (
    <Dialog
      open={isOpen}
      onClose={requestClose}
      aria-labelledby={titleId}
      {...(isQuestion ? { 'aria-describedby': textId } : {})}
      slotProps={{
        paper: { sx: { maxWidth: width } },
        ...(hidesPage ? { backdrop: { sx: OPAQUE } } : {}),
      }}
    >
      <Form
        ref={focusFirstField}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // A dialog rendered inside a form must not submit that form too.
          event.stopPropagation();
          if (submit && !isPending && !submit.isDisabled) submit.onSubmit();
        }}
      >
        <Title id={titleId}>
          {title}
          <IconButton
            icon="close"
            label={texts.actions.close}
            size="small"
            disabled={isPending}
            onClick={requestClose}
          />
        </Title>
        <DialogContent id={textId}>
          {children}
          {error ? (
            <Fault role="alert">
              <Icon name="warning" />
              {error}
            </Fault>
          ) : null}
        </DialogContent>
        {isAsking ? (
          <DiscardQuestion onKeep={keepEditing} onDiscard={leave} />
        ) : (
          <DialogActions>
            {/* When closing is refused, Cancel still discards the changes deliberately. */}
            <Button
              autoFocus={isQuestion}
              disabled={isPending}
              onClick={whenUnsaved === 'refuse' ? leave : requestClose}
            >
              {cancelLabel ?? (submit ? texts.actions.cancel : texts.actions.close)}
            </Button>
            {submit ? (
              <Button
                type="submit"
                variant="contained"
                color={submit.color ?? 'primary'}
                disabled={isPending || (submit.isDisabled ?? false)}
              >
                {isPending ? (submit.pendingLabel ?? submit.label) : submit.label}
              </Button>
            ) : null}
          </DialogActions>
        )}
      </Form>
    </Dialog>
  );
}

function DiscardQuestion({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) {
  return (
    <DialogActions role="alert">
      <span style={{ marginRight: 'auto' }}>{texts.actions.discardQuestion}</span>
      <Button autoFocus onClick={onKeep}>
        {texts.actions.keepEditing}
      </Button>
      <Button variant="contained" color="error" onClick={onDiscard}>
        {texts.actions.discard}
      </Button>
    </DialogActions>
  );
}
