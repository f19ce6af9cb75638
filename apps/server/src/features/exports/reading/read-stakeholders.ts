import { EXPORT_LIMITS, type DocumentCard, type ExportCode, searchedText } from '@rotunda/contract';
import type { StakeholderDocumentType } from '@rotunda/domain';
import { findContactIds, findContactRows } from '../../custom-contacts/index.ts';
import { findCards } from '../../documents/index.ts';
import { createProjectEntitiesRepository } from '../../projects/index.ts';
import {
  findMatchingStakeholders,
  findStakeholderFacts,
  isNarrowed,
  type StakeholderFacts,
} from '../../stakeholders/index.ts';
import type { StakeholdersRequest } from '../requests/export-request.ts';
import { factsOfContact } from './contact-facts.ts';
import { maxResults } from './max-results.ts';
import { chunksById } from './chunks-by-id.ts';
import type { ReadingDeps, ReadList } from './reading.deps.ts';

export interface StakeholderRow {
  card: DocumentCard;
  facts: StakeholderFacts;
  /** Mobile number of an uploaded person, in a cell of its own so that it can be imported again. */
  mobile: string | null;
}

export interface StakeholderTable {
  name: string;
  /** Reported when there are none. */
  code: ExportCode;
  list: ReadList<StakeholderRow>;
}

const PUBLIC = [
  { documentType: 'Person', name: 'People', code: 'NO_PEOPLE' },
  { documentType: 'Committee', name: 'Committees', code: 'NO_COMMITTEES' },
] as const;
const OWN_TYPES = ['CustomPerson', 'CustomOrg'] as const;

/** Reads one table for people, one for committees and one for uploaded contacts, as far as they are requested. */
export async function readStakeholders(deps: ReadingDeps, request: StakeholdersRequest): Promise<StakeholderTable[]> {
  const tables: StakeholderTable[] = [];
  for (const { documentType, name, code } of PUBLIC) {
    if (!request.documentTypes.includes(documentType)) continue;
    const ids = await publicIds(deps, request, documentType);
    tables.push({ name, code, list: chunksById(ids, (chunk) => readPublicRows(deps, request, chunk)) });
  }
  const ownTypes = OWN_TYPES.filter((type) => request.documentTypes.includes(type));
  if (ownTypes.length > 0) {
    const ids = await contactIds(deps, request, ownTypes);
    const list = chunksById(ids, (chunk) => readContactRows(deps, request, chunk));
    tables.push({ name: 'Uploaded contacts', code: 'NO_CONTACTS', list });
  }
  return tables;
}

async function publicIds(
  deps: ReadingDeps,
  { selection }: StakeholdersRequest,
  documentType: StakeholderDocumentType,
): Promise<number[]> {
  if (selection.by === 'search') {
    const limit = maxResults(deps.actor);
    return findMatchingStakeholders(deps, deps.actor, selection.search, { documentType, limit });
  }
  const keys = selection.fusionIds.map((fusionId) => ({ fusionId, documentType }));
  const storedIds = await createProjectEntitiesRepository(deps.database).findDocumentIds(keys);
  return [...new Set(storedIds.values())];
}

async function contactIds(
  { database, actor }: ReadingDeps,
  { selection }: StakeholdersRequest,
  documentTypes: readonly ('CustomPerson' | 'CustomOrg')[],
): Promise<number[]> {
  const { organizationId } = actor;
  if (selection.by === 'ids') {
    const { fusionIds } = selection;
    return findContactIds(database, organizationId, {
      documentTypes,
      searchText: '',
      fusionIds,
      limit: EXPORT_LIMITS.rows,
    });
  }
  const { search } = selection;
  if (isNarrowed(search)) return [];
  const searchText = searchedText(search.searchModel);
  return findContactIds(database, organizationId, { documentTypes, searchText, limit: maxResults(actor) });
}

async function readPublicRows(
  deps: ReadingDeps,
  { fields }: StakeholdersRequest,
  documentIds: readonly number[],
): Promise<StakeholderRow[]> {
  const { database, actor, clock } = deps;
  const cards = await findCards(database, actor, documentIds);
  const facts = await findStakeholderFacts(database, documentIds, clock.nowMs());
  const rows = documentIds.flatMap((documentId) => {
    const [card, own] = [cards.get(documentId), facts.get(documentId)];
    return card === undefined || own === undefined ? [] : [{ card, facts: own, mobile: null }];
  });
  getNoteProjects(deps, fields, rows);
  return rows;
}

async function readContactRows(
  deps: ReadingDeps,
  { fields }: StakeholdersRequest,
  ids: readonly number[],
): Promise<StakeholderRow[]> {
  const found = await findContactRows(deps.database, deps.actor, ids);
  const rows = ids.flatMap((id) => {
    const row = found.get(id);
    return row === undefined
      ? []
      : [{ card: row.card, facts: factsOfContact(row.contact), mobile: row.contact.mobileNumber }];
  });
  getNoteProjects(deps, fields, rows);
  return rows;
}

function getNoteProjects(
  { noteProjects }: ReadingDeps,
  fields: StakeholdersRequest['fields'],
  rows: readonly StakeholderRow[],
): void {
  if (!fields.includes('projects')) return;
  for (const { card } of rows) noteProjects(card.metadata.projects.map(({ _id }) => _id));
}
