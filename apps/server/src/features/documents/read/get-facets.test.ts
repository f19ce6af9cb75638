import { REG_DOCUMENT_TYPES } from '@rotunda/contract/values';
import { expect, it } from 'vitest';
import { getFacets } from './get-facets.ts';

const REGULATION = {
  documentType: 'Regulation',
  isoCode: 'us',
  genericStatus: null,
  chamber: null,
  billType: null,
  sessionActive: null,
  researchDocumentType: null,
  socialPlatform: null,
  stakeholderType: null,
  introducedTs: null,
  lastUpdatedTs: null,
};
const typeOf = (regDocumentType: string | null) => getFacets({ ...REGULATION, regDocumentType }).regDocumentType;

it('typeOf maps every regulation type to a type of the filter', () => {
  expect(REG_DOCUMENT_TYPES.map(typeOf)).toEqual([...REG_DOCUMENT_TYPES]);
  expect(['Correction', 'Uncategorized Document', ''].map(typeOf)).toEqual(['Other', 'Other', 'Other']);
  expect(typeOf(null)).toBeNull();
});
