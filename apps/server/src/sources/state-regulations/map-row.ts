import { createHash } from 'node:crypto';
import type { RegulationRecord, TextSection } from '@rotunda/domain';
import { definedFields, listOrUndefined } from '../mapping/defined-fields.ts';
import { type Validated, validateRecord } from '../mapping/validate-record.ts';
import { kindOfType } from './kind-of-type.ts';
import { type StateRow, stateRowSchema } from './row-schema.ts';

const COLUMNS = new Set(Object.keys(stateRowSchema.shape));

/** Maps a rule or notice of a state's register, by the columns that the operators' guide names. */
export function mapStateRegulation(upstream: unknown): Validated<RegulationRecord> {
  const valid = validateRecord(stateRowSchema, upstream);
  return valid.ok ? { ok: true, value: getRecord(valid.value) } : valid;
}

function getRecord(row: StateRow): RegulationRecord {
  const fusionId = stateRegulationId(row.state, row.id);
  const kind = kindOfType(row.type);
  return {
    kind: 'regulation',
    fusionId,
    part: 'main',
    isoCode: row.state,
    regulationDocumentType: kind,
    title: row.title,
    externalIds: [...new Set([row.id, ...row.other_ids])],
    ...definedFields({
      documentSubtype: row.type.toLowerCase() === kind.toLowerCase() ? undefined : row.type,
      description: row.description,
      citations: listOrUndefined(row.citations),
      registerCitiation: row.register_citation,
      documentUrl: row.document_url,
      registerUrl: row.register_url,
      sourceUrl: row.document_url ?? row.register_url,
      sourceUpdatedTs: row.updated_at,
      textAttachments: getFiles(row.text_files),
      supplementalAttachments: getFiles(row.attachments),
      publicationDate: row.published_on,
      commentEndDates: listOrUndefined(row.comments_end_on.flatMap((day) => day ?? [])),
      effectiveDate: row.effective_on,
      effectiveDateComment: row.effective_comment,
      hearings: listOrUndefined(row.hearings.map(({ date, text }) => ({ date, ...definedFields({ text }) }))),
      agencies: listOrUndefined(row.agencies.map((name) => ({ name }))),
      linkedFusionIds: getLinks(row, fusionId),
      topics: listOrUndefined(row.topics),
      sections: row.text === undefined ? undefined : getSections(row.text),
      extra: getExtra(row),
    }),
  };
}

/**
 * Returns `us-oh-reg-2026-0001`: the register's own identifier within its state, ignoring case. Characters that an id
 * cannot contain become dashes. Because `R.1` and `R-1` are different, such an id gets a hash of the original.
 */
export function stateRegulationId(isoCode: string, id: string): string {
  const own = id.toLowerCase();
  const plain = own.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
  if (plain === own && own.length <= MAX_ID_CHARACTERS) return `${isoCode}-reg-${own}`;
  return `${isoCode}-reg-${[plain.slice(0, MAX_ID_CHARACTERS), fingerprint(own)].filter(Boolean).join('-')}`;
}

/** Real ones have thirty characters; an id is part of URLs. */
const MAX_ID_CHARACTERS = 100;

function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

/**
 * Returns links by the state's own identifiers, whether or not those documents are stored. A document is not linked to
 * itself.
 */
function getLinks({ state, linked_ids: ids }: StateRow, fusionId: string): string[] | undefined {
  const links = new Set(ids.map((id) => stateRegulationId(state, id)));
  links.delete(fusionId);
  return listOrUndefined([...links]);
}

function getFiles(files: StateRow['attachments']): RegulationRecord['textAttachments'] {
  return listOrUndefined(
    files.map(({ url, title, mime_type: mimeType }) => ({ url, ...definedFields({ title, mimeType }) })),
  );
}

/** Paragraphs are separated by blank lines. */
function getSections(text: string): TextSection[] {
  const blocks = text
    .split(/\r?\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => ({ text: paragraph, indent: 0 }));
  return [{ sectionId: 's-1', level: 0, blocks }];
}

function getExtra(row: StateRow): Record<string, unknown> | undefined {
  const kept = Object.entries(row).filter(
    ([name, value]) => !COLUMNS.has(name) && value !== null && value !== undefined && value !== '',
  );
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}
