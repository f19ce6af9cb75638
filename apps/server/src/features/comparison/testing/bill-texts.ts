import type { BillRecord, BillTextRecord, TextSection } from '@rotunda/domain';

/** Builds a section of one paragraph. */
export const billSection = (num: string, heading: string, text: string): TextSection => ({
  sectionId: `s-${num}`,
  num: `SEC. ${num}.`,
  heading,
  level: 0,
  blocks: [
    {
      text,
      indent: 0,
    },
  ],
});

/** Builds an English version of a bill. */
export function billText(bill: BillRecord, versionCode: string, date: string, sections: TextSection[]): BillTextRecord {
  return {
    kind: 'bill-text',
    fusionId: bill.fusionId,
    part: `text-${versionCode}`,
    bill,
    versionCode,
    date,
    fnDocumentId: `${bill.fusionId}-${versionCode}`,
    versionName: `Version ${versionCode}`,
    language: 'en',
    format: 'plain',
    sections,
  };
}
