import type { LinkedEntity } from '@rotunda/contract';
import { entityKey } from './use-linked-entity-details.ts';

/** Returns the added and removed links as updates send them (LNK-01); null without a difference. */
export function linkedEntityUpdates(
  now: readonly LinkedEntity[],
  before: readonly LinkedEntity[],
): { add: LinkedEntity[]; remove: LinkedEntity[] } | null {
  const add = without(now, before);
  const remove = without(before, now);
  return add.length + remove.length === 0 ? null : { add, remove };
}

function without(entities: readonly LinkedEntity[], others: readonly LinkedEntity[]): LinkedEntity[] {
  const keys = new Set(others.map(entityKey));
  return entities.filter((entity) => !keys.has(entityKey(entity)));
}
