import type { Language, TextSection } from '@rotunda/domain';
import { buildTextStreams } from './build-text-stream.ts';
import type { DocumentFacts } from '../merge/merged-document.ts';
import { versionOfTitle } from './older-title-version.ts';
import { plainText } from '../merge/plain-text.ts';
import type { DocumentStream } from './searchable-document.ts';

export interface StreamInput {
  title: string;
  summary: string | null;
  localityExternalId: string | null;
  facts: DocumentFacts;
  texts: readonly { fnDocumentId: string; language: string; sections: TextSection[] }[];
}

/**
 * Builds the texts of a document that are searched. A field never has the same text in two streams, so that a match
 * counts once.
 */
export function buildStreams(input: StreamInput): DocumentStream[] {
  const streams = new Map<string, DocumentStream>();
  const add: Add = (field, text, language = 'en', label = undefined) => {
    const trimmed = text?.trim();
    if (!trimmed) return;
    const key = `${field}\n${trimmed}`;
    if (streams.has(key)) return;
    streams.set(key, { field, language, text: trimmed, sections: [], ...(label === undefined ? {} : { label }) });
  };
  add('title', input.title, getLanguage(input));
  add('summary', input.summary, getLanguage(input));
  add('bill', input.localityExternalId);
  addFacts(input.facts, add);
  return [...streams.values(), ...input.texts.flatMap(textStreams)];
}

type Add = (
  field: DocumentStream['field'],
  text: string | null | undefined,
  language?: Language,
  label?: string,
) => void;

function addFacts(facts: DocumentFacts, add: Add): void {
  switch (facts.kind) {
    case 'bill':
      for (const title of facts.titles ?? []) {
        const version = versionOfTitle(title);
        add('title', plainText(title.text), title.language, version === null ? undefined : `Title (${version})`);
      }
      for (const summary of facts.summaries ?? []) {
        if (summary.language === 'fr') add('summary', plainText(summary.text), 'fr');
      }
      for (const id of facts.alternateExternalIds ?? []) add('bill', id);
      for (const law of facts.laws ?? []) add('bill', law.number);
      for (const sponsor of facts.sponsors ?? []) add('sponsor', sponsor.fullName);
      break;
    case 'regulation':
      for (const id of [...(facts.externalIds ?? []), ...(facts.docketIds ?? []), facts.ofrId]) add('bill', id);
      for (const id of facts.regulationIdNumbers ?? []) add('bill', `RIN ${id}`);
      for (const citation of [facts.registerCitiation, ...(facts.citations ?? [])]) add('bill', citation);
      for (const { name, shortName } of facts.agencies ?? [])
        add('sponsor', [name, shortName].filter(Boolean).join(', '));
      break;
    case 'presidential-action':
      if (facts.executiveOrderNumber !== undefined) add('bill', `Executive Order ${facts.executiveOrderNumber}`);
      if (facts.proclamationNumber !== undefined) add('bill', `Proclamation ${facts.proclamationNumber}`);
      for (const id of [facts.ofrId, facts.registerCitiation]) add('bill', id);
      add('sponsor', facts.president);
      break;
    case 'hearing':
      for (const committee of facts.committees ?? []) add('sponsor', committee.name);
      for (const witness of facts.witnesses ?? [])
        add('text', [witness.name, witness.position, witness.organization].filter(Boolean).join(', '));
      break;
    case 'news':
      add('text', facts.text, facts.language);
      // Many feeds start the text with the excerpt.
      if (!(facts.text ?? '').includes(facts.excerpt ?? '')) add('summary', facts.excerpt, facts.language);
      add('sponsor', facts.publisher);
      break;
    case 'social-post':
      add('text', facts.text, facts.language);
      for (const { description } of facts.media ?? []) {
        // The text of a post with only images consists of their descriptions.
        if (!(facts.text ?? '').includes(description ?? '')) add('text', description, facts.language);
      }
      for (const { title } of facts.links ?? []) add('text', title, facts.language);
      add('sponsor', facts.authorName);
      break;
    case 'research':
      for (const author of facts.authors ?? []) add('sponsor', author);
      break;
    case 'person':
      for (const name of facts.otherNames ?? []) add('title', name);
      // Names of offices and seats, so that `senator Washington` finds the person in that seat.
      for (const { title, seatDistrictName, organizationName } of facts.roles ?? [])
        add('text', [title, seatDistrictName, organizationName].filter(Boolean).join(', '));
      break;
    case 'committee':
      for (const name of facts.otherNames ?? []) add('title', name);
      break;
  }
}

/** Returns the language of title and summary; a Canadian bill known only in French has a French title. */
function getLanguage(input: StreamInput): Language {
  if (input.facts.kind === 'news') return input.facts.language ?? 'en';
  if (input.facts.kind !== 'bill') return 'en';
  return input.facts.titles?.find((title) => title.text === input.title)?.language ?? 'en';
}

function textStreams(text: StreamInput['texts'][number]): DocumentStream[] {
  const language: Language = text.language === 'fr' ? 'fr' : 'en';
  const { current, struck } = buildTextStreams(text.sections);
  const streams: DocumentStream[] = [];
  if (current.text)
    streams.push({
      field: 'text',
      language,
      text: current.text,
      fnDocumentId: text.fnDocumentId,
      sections: current.sections,
      blocks: current.blocks,
    });
  if (struck.text) {
    streams.push({
      field: 'text',
      language,
      text: struck.text,
      fnDocumentId: text.fnDocumentId,
      struck: true,
      sections: struck.sections,
      blocks: struck.blocks,
    });
  }
  return streams;
}
