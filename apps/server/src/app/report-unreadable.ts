import { judgeSealed } from '../platform/sealed-values.ts';
import { findSealedValues } from './find-sealed-values.ts';
import type { PlatformDeps } from './platform-deps.ts';

/** Logs which stored keys and secrets cannot be read, because otherwise each would show only when it is needed. */
export async function reportUnreadable({
  database,
  secretBox,
  logger,
}: Pick<PlatformDeps, 'database' | 'secretBox' | 'logger'>): Promise<void> {
  const { unreadable } = judgeSealed(await findSealedValues(database), { current: secretBox, any: secretBox });
  if (unreadable.length === 0) return;
  const what = unreadable.map(({ what: one }) => one);
  logger.warn({ what }, 'stored keys and secrets are sealed with another ROTUNDA_SECRET; see "rotunda secrets"');
}
