import type { Reference } from './schemas.ts';

export interface ReferredOrganization {
  /** `upper`, `lower`, `legislature`, `executive`, `committee`. */
  classification?: string;
  name?: string;
}

/**
 * Reads the facts in a reference to an organization. Scrapers do not know ids and write the facts after a tilde:
 * `~{"classification": "lower"}`. A reference that is a real id, or has no JSON after its tilde, contains none.
 */
export function readReference(reference: Reference): ReferredOrganization {
  const said = typeof reference === 'string' ? readPseudoId(reference) : reference;
  if (typeof said !== 'object' || said === null) return {};
  const { classification, name } = { classification: undefined, name: undefined, ...said };
  return {
    ...(typeof classification === 'string' ? { classification } : {}),
    ...(typeof name === 'string' ? { name } : {}),
  };
}

function readPseudoId(reference: string): unknown {
  if (!reference.startsWith('~')) return undefined;
  try {
    return JSON.parse(reference.slice(1));
  } catch {
    return undefined;
  }
}
