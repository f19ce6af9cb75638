import type { Legislation } from '@rotunda/contract';
import type { SectionSpec } from '../../../shared/ui/section-list.tsx';
import { documentTexts } from '../document-texts.ts';
import { ProvenanceList } from './provenance-list.tsx';

/** Where the facts of a document come from: the last of its sections. */
export function sourcesSection({ provenance }: Pick<Legislation, 'provenance'>): SectionSpec {
  return { anchor: 'sources', title: documentTexts.sources, content: <ProvenanceList provenance={provenance} /> };
}
