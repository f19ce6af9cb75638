import type { STAKEHOLDER_EXPORT_FIELDS } from '@rotunda/contract';
import { webAddress } from '@rotunda/domain';
import { documentPath } from '../../discover/index.ts';
import { listed, getNames } from './cell-words.ts';
import type { FieldColumn } from './get-columns.ts';
import type { StakeholderRow } from './read-stakeholders.ts';

/**
 * Defines the columns of an export of people and committees.
 * @param baseUrl base URL of the product, without a trailing slash
 */
export function stakeholderColumns(
  baseUrl: string,
): Readonly<Record<keyof typeof STAKEHOLDER_EXPORT_FIELDS, FieldColumn<StakeholderRow>>> {
  const text = (width: number, valueOf: FieldColumn<StakeholderRow>['valueOf']) => ({
    kind: 'text' as const,
    width,
    valueOf,
  });
  return {
    name: text(30, ({ card }) => card.name),
    office: text(24, ({ facts }) => facts.office),
    organization: text(30, ({ facts }) => facts.organization),
    jurisdiction: text(16, ({ card }) => card.localityName ?? card.isoCode?.toUpperCase() ?? null),
    chamber: text(20, ({ facts }) => facts.chamber),
    seat: text(14, ({ facts }) => facts.seat),
    party: text(14, ({ facts }) => facts.party),
    parent: text(30, ({ facts }) => facts.parent),
    email: text(28, ({ facts }) => listed(facts.emails)),
    phone: text(20, ({ facts }) => listed(facts.phones)),
    mobile: text(20, ({ mobile }) => mobile),
    address: text(40, ({ facts }) => listed(facts.addresses)),
    // A handle is not a web address, so it cannot be the link.
    website: { kind: 'link', width: 30, valueOf: ({ facts }) => facts.websites.find((url) => webAddress(url)) ?? null },
    description: text(60, ({ facts }) => facts.description),
    priority: text(10, ({ card }) => card.metadata.priority),
    position: text(10, ({ card }) => card.metadata.position),
    tags: text(24, ({ card }) => getNames(card.metadata.tags)),
    projects: text(24, ({ card }) => getNames(card.metadata.projects)),
    link: {
      kind: 'link',
      width: 30,
      valueOf: ({ card }) => `${baseUrl}${documentPath(card.documentType, card.fusionId)}`,
    },
    officialLink: { kind: 'link', width: 30, valueOf: ({ card }) => card.sourceUrl },
  };
}
