import type { ReactNode } from 'react';
import { toApiError } from '../api/api-error.ts';
import { toast } from '../toast/toast.ts';
import { DialogShell } from '../ui/dialog-shell.tsx';
import { useSingleMutation } from './use-single-mutation.ts';

export interface ConfirmDialogProps<Result> {
  title: string;
  question: string;
  /** Consequence of confirming, if the question does not state it. */
  hint?: string;
  /** Content below the texts, such as a choice or a command to copy. */
  children?: ReactNode;
  /** Label of the confirm button, and its label while pending. */
  label: string;
  pendingLabel?: string;
  cancelLabel?: string;
  /**
   * Runs after confirmation. A refusal is shown in the dialog, which stays open for a retry. The dialog also stays open
   * after `false`, for calls that inform the user themselves.
   */
  onConfirm: () => Promise<Result> | Result;
  /** Text of the toast on success; none if omitted. */
  doneText?: (result: Result) => string;
  onClose: () => void;
  /** Called after a success, when the dialog has closed. */
  onDone?: (result: Result) => void;
}

/**
 * The confirmation dialog for everything that cannot be undone. The cancel button has focus, so that Enter is harmless.
 */
export function ConfirmDialog<Result>(props: ConfirmDialogProps<Result>) {
  const { onConfirm, doneText, onClose, onDone, pendingLabel, cancelLabel } = props;
  const confirm = useSingleMutation({
    mutationFn: async () => onConfirm(),
    // Not passed to `mutate`, whose callbacks are lost when the deleted row unmounts the dialog.
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
      error={confirm.error ? toApiError(confirm.error).message : null}
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
