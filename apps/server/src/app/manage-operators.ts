import {
  assertOperatorRemains,
  createIdentityRepository,
  createOperatorsRepository,
  type IdentityDeps,
  SAMPLE_IS_PUBLIC,
} from '../features/identity/index.ts';
import { AppError } from '../platform/app-error.ts';
import { auditCommand } from './audit-command.ts';

/**
 * Grants or revokes the right to run the installation. The first operator outside the sample workspace ends the right
 * of the sample's users.
 * @returns Whether anything changed.
 * @throws AppError NOT_FOUND; CONFLICT for an inactive user, for a sample user while other users exist, and for the
 *   last operator.
 */
export async function setOperator(deps: IdentityDeps, email: string, isOperator: boolean): Promise<boolean> {
  return deps.database.transaction(async (tx) => {
    const repository = createIdentityRepository(tx);
    const operators = createOperatorsRepository(tx);
    await operators.lock();
    const found = await repository.findUserByEmail(email);
    const membership = found === null ? null : await repository.findMembership(found.id, null);
    if (membership === null)
      throw new AppError('NOT_FOUND', { message: `There is no user with the address ${email}.` });
    const { user, organization } = membership;
    if (user.isOperator === isOperator) return false;
    if (isOperator && !user.isActive) {
      throw new AppError('CONFLICT', { message: `${email} is deactivated: activate the user first.` });
    }
    const isOfSample = await operators.isOfSample(user.id);
    if (isOperator && isOfSample && (await operators.hasUserOutsideSample())) {
      throw new AppError('CONFLICT', { message: SAMPLE_IS_PUBLIC });
    }
    await operators.setOperator(user.id, isOperator);
    if (isOperator && !isOfSample) await operators.endOperatorsOfSample();
    if (!isOperator) await assertOperatorRemains(tx);
    const action = isOperator ? 'user.operator-granted' : 'user.operator-revoked';
    await auditCommand(tx, deps, { userId: user.id, organizationId: organization.id }, action);
    return true;
  });
}

/** Lets an administrator of the sample workspace run the installation until it has a user outside it. */
export async function makeSampleOperator({ database }: IdentityDeps, userId: string): Promise<void> {
  await database.transaction(async (tx) => {
    const operators = createOperatorsRepository(tx);
    await operators.lock();
    if (!(await operators.hasUserOutsideSample())) await operators.setOperator(userId, true);
  });
}
