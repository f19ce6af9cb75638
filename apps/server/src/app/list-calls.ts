import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract';
import { type CallNeeds, contract } from '@rotunda/contract';

export interface ContractCall {
  /** Feature and name, as in `tags.create`. */
  name: string;
  procedure: AnyContractProcedure;
  /** What the contract declares that the call needs. */
  needs: CallNeeds;
}

/** Returns every call of the contract. */
export function listCalls(): ContractCall[] {
  return Object.entries(contract).flatMap(([feature, calls]) =>
    Object.entries(calls).flatMap(([call, procedure]) =>
      isContractProcedure(procedure) ? [{ name: `${feature}.${call}`, procedure, needs: procedure['~orpc'].meta }] : [],
    ),
  );
}
