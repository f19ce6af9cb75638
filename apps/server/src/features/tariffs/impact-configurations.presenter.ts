import type { ImpactConfiguration } from '@rotunda/contract';
import type { StoredConfiguration } from './impact-configurations.repository.ts';

/** Converts a stored configuration to the contract's form. */
export function presentConfiguration(stored: StoredConfiguration): ImpactConfiguration {
  return {
    _id: stored.configurationId,
    company_name: stored.companyName,
    products: stored.products,
    operating_countries: stored.operatingCountries,
    hs_codes: stored.hsCodes,
    version: stored.version,
    updatedBy: stored.updatedBy,
    updatedAt: stored.updatedTs,
  };
}
