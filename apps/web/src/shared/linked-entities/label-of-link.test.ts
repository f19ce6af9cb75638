import { expect, it } from 'vitest';
import { labelOfLink } from './label-of-link.ts';

it.each([
  [{ documentType: 'Legislation', fusionId: 'us-119-hr-22' }, { label: 'US H.R. 22' }, 'US H.R. 22'],
  [{ documentType: 'Legislation', fusionId: 'us-119-hr-22' }, undefined, 'US HR 22'],
  [{ documentType: 'Legislation', fusionId: 'us-sample-sconres-220' }, undefined, 'US SCONRES 220'],
  [{ documentType: 'Legislation', fusionId: 'us-al-sample-sb-117' }, undefined, 'AL SB 117'],
  [{ documentType: 'Committee', fusionId: 'committee-us-hsag' }, undefined, 'Committee'],
  [{ documentType: 'Regulation', fusionId: 'fr-2024-31396' }, undefined, 'Regulation'],
] as const)('labelOfLink labels %o with %o as %s', (entity, detail, label) =>
  expect(labelOfLink(entity, detail)).toBe(label),
);
