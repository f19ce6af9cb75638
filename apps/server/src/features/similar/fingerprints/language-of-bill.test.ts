import { readWords } from '@rotunda/similarity';
import { describe, expect, it } from 'vitest';
import { languageOfBill } from './language-of-bill.ts';

const FRONT = 'Introduced by Ms. Alder and Mr. Birch';
const BODY = 'The agency shall map every widget';
const TAIL = 'Passed the House on Monday';
const getHashes = (text: string) => [...readWords(text).hashes];

describe('languageOfBill', () => {
  it('leaves out formal parts and returns where sections start in the remaining words', () => {
    const more = 'It shall report each year';
    const text = [FRONT, BODY, more, TAIL].join('\n');
    const at = (part: string) => text.indexOf(part);
    const language = languageOfBill(readWords(text), [
      { start: 0, sectionId: 'front', label: '' },
      { start: at(BODY), sectionId: 's-1', label: 'SECTION 1.' },
      { start: at(more), sectionId: 's-2', label: 'SEC. 2.' },
      { start: at(TAIL), sectionId: 'attestation', label: '' },
    ]);
    expect([...language.words]).toEqual(getHashes(`${BODY}\n${more}`));
    expect(language.sections).toEqual([
      { from: 0, label: 'SECTION 1.' },
      { from: getHashes(BODY).length, label: 'SEC. 2.' },
    ]);
  });

  it('keeps a text that has only formal parts and a text without sections', () => {
    const front = [{ start: 0, sectionId: 'front', label: '' }];
    expect([...languageOfBill(readWords(FRONT), front).words]).toEqual(getHashes(FRONT));
    expect([...languageOfBill(readWords(BODY), []).words]).toEqual(getHashes(BODY));
  });
});
