import type { ReactNode } from 'react';
import { toApiFault } from '../api/api-fault.ts';
import { toast } from '../toast/toast.ts';
import { DialogShell } from '../ui/dialog-shell.tsx';
import { useSingleMutation } from './use-single-mutation.ts';

export interface ConfirmDialogProps<Result> {
  title: string;
  question: string;
  /** What follows from a yes, where the question does not say it. */
  hint?: string;
  /** Under the words: something to choose or to copy. */
  children?: ReactNode;
  /** The button that does it, and what it says while it does. */
  label: string;
  pendingLabel?: string;
  cancelLabel?: string;
  /**
   * What is done after a yes. A refusal is shown in the dialog, which stays open to try again; it also stays open after
   * `false`, for calls that have told the person themselves.
   */
  onConfirm: () => Promise<Result> | Result;
  /** The toast afterwards; none without it. */
  doneText?: (result: Result) => string;
  onClose: () => void;
  /** Told after the dialog has closed on a success. */
  onDone?: (result: Result) => void;
}

/** The one yes-or-no dialog, for what cannot be undone. The way out has the focus, so that Enter destroys nothing. */
export function ConfirmDialog<Result>(props: ConfirmDialogProps<Result>) {
  const { onConfirm, doneText, onClose, onDone, pendingLabel, cancelLabel } = props;
  const confirm = useSingleMutation({
    mutationFn: async () => onConfirm(),
    // Not as a callback of `mutate`, which is lost when the deleted row takes the dialog with it.
    onSuccess: (result) => {
      if (result === false) return;
      if (doneText) toast.success(doneText(result));
      onClose();
      onDone?.(result);
    },
  });
  return (
    <DialogShell
      title={props.title}
      isOpen
      onClose={onClose}
      isQuestion
      error={confirm.error ? toApiFault(confirm.error).message : null}
      {...(cancelLabel === undefined ? {} : { cancelLabel })}
      submit={{
        label: props.label,
        ...(pendingLabel === undefined ? {} : { pendingLabel }),
        color: 'error',
        isPending: confirm.isPending,
        onSubmit: () => confirm.mutate(),
      }}
    >
      <p style={{ overflowWrap: 'anywhere' }}>{props.question}</p>
      {props.hint === undefined ? null : <p>{props.hint}</p>}
      {props.children}
    </DialogShell>
  );
}
