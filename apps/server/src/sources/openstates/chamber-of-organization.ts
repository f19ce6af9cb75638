import { isSingleChamber, type Chamber } from '@rotunda/domain';

/**
 * Returns the chamber for a classification of Open States. `legislature` is the only chamber of DC and Nebraska (which
 * the specification lists as upper) and both chambers elsewhere; executive bodies have none.
 */
export function chamberOfOrganization(classification: string | undefined, isoCode: string): Chamber | undefined {
  if (classification === 'upper' || classification === 'lower') return classification;
  if (classification !== 'legislature') return undefined;
  return isSingleChamber(isoCode) ? 'upper' : 'joint';
}
