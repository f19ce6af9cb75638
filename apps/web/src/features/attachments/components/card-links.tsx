import { styled } from '@mui/material/styles';
import type { LinkedEntityDetail } from '@rotunda/contract';
import { TYPE_ICONS } from '../../../shared/documents/card-facts.ts';
import { labelOfLink } from '../../../shared/linked-entities/label-of-link.ts';
import { entityKey } from '../../../shared/linked-entities/use-linked-entity-details.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { IconName } from '../../../shared/ui/icon-shapes.tsx';
import { ShowMoreList } from '../../../shared/ui/section.tsx';
import type { ShownAttachment } from '../api/use-attachments.ts';
import { attachmentTexts } from '../model/attachments-texts.ts';

const Links = styled('div')(({ theme }) => ({
  position: 'relative',
  zIndex: 1,
  '& > ul': { display: 'flex', flexWrap: 'wrap', gap: 6 },
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    maxWidth: '100%',
    padding: '0 8px',
    borderRadius: 4,
    backgroundColor: theme.vars.palette.token.sunken,
    color: theme.vars.palette.token.ink2,
    fontSize: 12,
    overflowWrap: 'anywhere',
    '& > svg': { flex: 'none' },
  },
}));

/** Number of tags, projects and linked items shown before Show All (ATT-03). */
const MAX_SHOWN = 3;

interface CardLink {
  key: string;
  icon: IconName;
  name: string;
}

export interface CardLinksProps {
  attachment: ShownAttachment;
  /** Labels of linked documents by `entityKey`. */
  labels: ReadonlyMap<string, LinkedEntityDetail>;
}

/** Lists everything an attachment belongs to. */
export function CardLinks({ attachment, labels }: CardLinksProps) {
  const { linkedEntities, linkedProjects, tags } = attachment;
  const links: CardLink[] = [
    ...linkedEntities.map((entity) => {
      const key = entityKey(entity);
      return { key, icon: TYPE_ICONS[entity.documentType], name: labelOfLink(entity, labels.get(key)) };
    }),
    ...linkedProjects.map(({ _id, name }) => ({ key: _id, icon: 'folder' as const, name })),
    ...tags.map(({ _id, name }) => ({ key: _id, icon: 'tag' as const, name })),
  ];
  if (links.length === 0) return null;
  return (
    <Links>
      <ShowMoreList
        limit={MAX_SHOWN}
        label={attachmentTexts.getLinks(attachment.title)}
        moreText={() => attachmentTexts.showAll}
      >
        {links.map(({ key, icon, name }) => (
          <li key={key}>
            <Icon name={icon} size={12} />
            {name}
          </li>
        ))}
      </ShowMoreList>
    </Links>
  );
}
