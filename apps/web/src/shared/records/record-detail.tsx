import { styled } from '@mui/material/styles';
import type { LinkedEntity } from '@rotunda/contract';
import type { ComponentType, ReactNode } from 'react';
import { LinkedEntityLines } from '../linked-entities/linked-entity-lines.tsx';
import { AddressLink } from '../navigation/address-link.tsx';
import type { PickerOption } from '../ui/multi-picker.tsx';
import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon-shapes.tsx';
import { LinkifiedText } from '../ui/linkified-text.tsx';
import type { SectionSpec } from '../ui/section-list.tsx';
import { ShowMoreList, type ShowMoreListProps } from '../ui/section.tsx';
import { recordTexts } from './record-texts.ts';
import type { OpenRelated } from '../documents/open-related.ts';

/** Items shown before Show more (ACT-01). */
const SHOWN = { tags: 10, links: 5 } as const;

/** All details of a record in its side panel: a `LabelValue`, then sections. */
export const RecordDetail = styled('div')({ fontSize: 13, lineHeight: '20px', paddingTop: 12 });

/** A text of the record with its line breaks. */
export const RecordText = styled('p')({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

const NoneText = styled('p')(({ theme }) => ({ color: theme.vars.palette.token.ink3 }));

const Line = styled('li')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  padding: '4px 0',
  alignItems: 'flex-start',
  minWidth: 0,
  '& > svg': { flex: 'none', marginTop: 3, color: theme.vars.palette.token.ink3 },
}));

const TagList = styled(ShowMoreList)({ display: 'flex', flexWrap: 'wrap', gap: 6 });

const Tag = styled('li')(({ theme }) => ({
  padding: '0 8px',
  borderRadius: 4,
  backgroundColor: theme.vars.palette.token.sunken,
  color: theme.vars.palette.token.ink2,
  fontSize: 12,
  overflowWrap: 'anywhere',
}));

export const summarySection = (summary: string | null): SectionSpec => ({
  anchor: 'record-summary',
  title: recordTexts.fields.summary,
  content: summary ? (
    <RecordText>
      <LinkifiedText text={summary} />
    </RecordText>
  ) : (
    <NoneText>{recordTexts.noSummary}</NoneText>
  ),
});

export interface RecordLinks {
  linkedEntities: readonly LinkedEntity[];
  projects: readonly PickerOption[];
  tags: readonly PickerOption[];
  onOpenEntity: OpenRelated;
}

/** Returns the sections for a record's links: documents, projects, tags. */
export function linkSections({ linkedEntities, projects, tags, onOpenEntity }: RecordLinks): SectionSpec[] {
  const words = recordTexts.fields;
  return [
    {
      anchor: 'record-links',
      title: words.linkedEntities,
      count: linkedEntities.length,
      content: (
        <>
          {linkedEntities.length === 0 ? <NoneText>{recordTexts.noLinkedEntities}</NoneText> : null}
          <LinkedEntityLines
            label={words.linkedEntities}
            entities={linkedEntities}
            limit={SHOWN.links}
            moreText={recordTexts.showMore}
            onOpen={onOpenEntity}
          />
        </>
      ),
    },
    listSection({
      anchor: 'record-projects',
      title: words.projects,
      noneText: recordTexts.noProjects,
      limit: SHOWN.links,
      lines: projects.map(({ _id, name }) => (
        <IconLine key={_id} icon="folder">
          <AddressLink href={`/projects/${_id}`}>{name}</AddressLink>
        </IconLine>
      )),
    }),
    listSection({
      anchor: 'record-tags',
      title: words.tags,
      noneText: recordTexts.noTags,
      limit: SHOWN.tags,
      List: TagList,
      lines: tags.map(({ _id, name }) => <Tag key={_id}>{name}</Tag>),
    }),
  ];
}

export interface ListOfRecord {
  anchor: string;
  title: string;
  /** Shown for an empty list. */
  noneText: string;
  limit?: number;
  List?: ComponentType<ShowMoreListProps>;
  lines: readonly ReactNode[];
}

/** Returns a section that contains a list, with its count. */
export function listSection(list: ListOfRecord): SectionSpec {
  const { anchor, title, noneText, limit = Infinity, List = ShowMoreList, lines } = list;
  const content =
    lines.length === 0 ? (
      <NoneText>{noneText}</NoneText>
    ) : (
      <List limit={limit} label={title} moreText={() => recordTexts.showMore}>
        {lines}
      </List>
    );
  return { anchor, title, count: lines.length, content };
}

/** A line of a `listSection`. */
export function IconLine({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <Line>
      <Icon name={icon} size={14} />
      {children}
    </Line>
  );
}
