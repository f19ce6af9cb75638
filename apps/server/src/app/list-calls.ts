import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract';
import { contract } from '@rotunda/contract';

export interface ContractCall {
  /** Name as in the tables of permissions and scopes: `tags.create`. */
  name: string;
  procedure: AnyContractProcedure;
}

/** Returns every call of the contract. */
export function listCalls(): ContractCall[] {
  return Object.entries(contract).flatMap(([feature, calls]) =>
    Object.entries<unknown>(calls).flatMap(([call, procedure]) =>
      isContractProcedure(procedure) ? [{ name: `${feature}.${call}`, procedure }] : [],
    ),
  );
}
