import type { Configuration } from '../api/use-tariff-impact.ts';
import { impactTexts } from './impact-texts.ts';

/** Values of the configuration form. */
export interface ConfigurationValues {
  company_name: string;
  products: string;
  operating_countries: string[];
  hs_codes: string[];
}

export function valuesOfConfiguration(stored: Configuration | null): ConfigurationValues {
  return {
    company_name: stored?.company_name ?? '',
    products: stored?.products ?? '',
    operating_countries: stored?.operating_countries ?? [],
    hs_codes: stored?.hs_codes ?? [],
  };
}

export function checkConfiguration({ company_name, hs_codes }: ConfigurationValues) {
  return {
    ...(company_name.trim() === '' ? { company_name: impactTexts.companyRequired } : {}),
    ...(hs_codes.length === 0 ? { hs_codes: impactTexts.codesRequired } : {}),
  };
}
