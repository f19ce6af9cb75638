import { toApiError } from '../../../shared/api/api-error.ts';
import { toast } from '../../../shared/toast/toast.ts';

/** Shows the server's message for a failure in a toast, because the control that caused it is gone. */
export function toastError(error: unknown): void {
  toast.error(toApiError(error).message);
}
