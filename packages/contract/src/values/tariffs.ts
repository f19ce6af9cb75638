/** Limits of the input for the tariff impact report. */
export const TARIFF_LIMITS = { companyName: 200, products: 1000, codes: 50 } as const;
