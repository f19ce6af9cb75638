import { toApiFault } from '../../../shared/api/api-fault.ts';
import { toast } from '../../../shared/toast/toast.ts';

/** Says in the server's words why something that has no place of its own any more went wrong. */
export function toastFault(error: unknown): void {
  toast.error(toApiFault(error).message);
}
