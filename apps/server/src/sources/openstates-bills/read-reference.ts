import type { Reference } from './schemas.ts';

export interface ReferredOrganization {
  /** `upper`, `lower`, `legislature`, `executive`, `committee`. */
  classification?: string;
  name?: string;
}

/**
 * What a reference says of the organisation it stands for. Scrapers do not know ids and write what they know after a
 * tilde: `~{"classification": "lower"}`. A reference that is a real id, or no JSON after its tilde, says nothing.
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
