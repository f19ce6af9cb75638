import { styled } from '@mui/material/styles';
import type { LinkedEntity } from '@rotunda/contract';
import { DOCUMENT_TYPE_LABELS } from '@rotunda/domain';
import { TYPE_ICONS } from '../documents/card-facts.ts';
import { documentPath } from '../navigation/document-path.ts';
import { isPlainClick } from '../navigation/is-plain-click.ts';
import { Icon } from '../ui/icon.tsx';
import { ShowMoreList } from '../ui/section.tsx';
import { labelOfLink } from './label-of-link.ts';
import { entityKey, useLinkedEntityDetails } from './use-linked-entity-details.ts';
import type { OpenRelated } from '../documents/open-related.ts';

const Root = styled('div')(({ theme }) => ({
  '& li': { display: 'flex', gap: 8, padding: '4px 0', alignItems: 'flex-start', minWidth: 0 },
  '& li > svg': { flex: 'none', marginTop: 3, color: theme.vars.palette.token.ink3 },
}));

const Text = styled('span')({ minWidth: 0 });

const Description = styled('span')(({ theme }) => ({ display: 'block', color: theme.vars.palette.token.ink2 }));

export interface LinkedEntityLinesProps {
  label: string;
  entities: readonly LinkedEntity[];
  /** Number of lines shown before `moreText`. */
  limit: number;
  moreText: string;
  onOpen: OpenRelated;
}

/** Lists the documents, people and committees that a record is linked to, each with a description. */
export function LinkedEntityLines({ label, entities, limit, moreText, onOpen }: LinkedEntityLinesProps) {
  const details = useLinkedEntityDetails(entities);
  return (
    <Root>
      <ShowMoreList limit={limit} label={label} moreText={() => moreText}>
        {entities.map((entity) => {
          const detail = details.get(entityKey(entity));
          return (
            <li key={entityKey(entity)}>
              <Icon name={TYPE_ICONS[entity.documentType]} size={14} />
              <Text>
                <a
                  href={documentPath(entity)}
                  onClick={(event) => {
                    if (!isPlainClick(event)) return;
                    event.preventDefault();
                    onOpen(entity, entities);
                  }}
                >
                  {labelOfLink(entity, detail)}
                </a>
                <Description>{detail?.description ?? DOCUMENT_TYPE_LABELS[entity.documentType]}</Description>
              </Text>
            </li>
          );
        })}
      </ShowMoreList>
    </Root>
  );
}
