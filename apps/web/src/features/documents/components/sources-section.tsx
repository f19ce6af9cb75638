import type { Legislation } from '@rotunda/contract';
import type { SectionSpec } from '../../../shared/ui/section-list.tsx';
import { documentTexts } from '../document-texts.ts';
import { ProvenanceList } from './provenance-list.tsx';

/** Returns the last section of a document: the sources of its facts. */
export function sourcesSection({ provenance }: Pick<Legislation, 'provenance'>): SectionSpec {
  return { anchor: 'sources', title: documentTexts.sources, content: <ProvenanceList provenance={provenance} /> };
}
