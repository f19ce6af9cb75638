import { toApiFault } from '../../../shared/api/api-fault.ts';
import { toast } from '../../../shared/toast/toast.ts';

/** Shows the server's message for a failure in a toast, because the control that caused it is gone. */
export function toastFault(error: unknown): void {
  toast.error(toApiFault(error).message);
}
