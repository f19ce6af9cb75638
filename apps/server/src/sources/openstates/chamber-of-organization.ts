import { isSingleChamber, type Chamber } from '@rotunda/domain';

/**
 * The chamber an Open States organisation class stands for. `legislature` is the only chamber of DC and Nebraska (which
 * the specification lists as upper) and both chambers together elsewhere; executive bodies are none.
 */
export function chamberOfOrganization(classification: string | undefined, isoCode: string): Chamber | undefined {
  if (classification === 'upper' || classification === 'lower') return classification;
  if (classification !== 'legislature') return undefined;
  return isSingleChamber(isoCode) ? 'upper' : 'joint';
}
