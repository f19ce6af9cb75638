import Tooltip from '@mui/material/Tooltip';
import { styled } from '@mui/material/styles';

const List = styled('ul')({ display: 'flex', alignItems: 'center', gap: 4, minWidth: 0, flexWrap: 'nowrap' });

const Tag = styled('li')(({ theme }) => ({
  height: 20,
  lineHeight: '20px',
  padding: '0 6px',
  borderRadius: 4,
  backgroundColor: theme.vars.palette.token.sunken,
  color: theme.vars.palette.token.ink2,
  fontSize: 12,
  whiteSpace: 'nowrap',
  minWidth: 32,
  flex: '0 1 auto',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
}));

const Rest = styled(Tag)({ flex: 'none', minWidth: 0 });

export interface TagChipsProps {
  tags: readonly { _id: string; name: string }[];
  /** Number of tags shown before `+n`. */
  limit?: number;
  label?: string;
}

/**
 * Shows tags on one line, with those beyond `limit` as `+n` and a tooltip with their names. Renders nothing without
 * tags.
 */
export function TagChips({ tags, limit = 2, label = 'Tags' }: TagChipsProps) {
  if (tags.length === 0) return null;
  const rest = tags.slice(limit);
  const restNames = rest.map((tag) => tag.name).join(', ');
  return (
    <List aria-label={label}>
      {tags.slice(0, limit).map((tag) => (
        <Tag key={tag._id} title={tag.name}>
          {tag.name}
        </Tag>
      ))}
      {rest.length > 0 ? (
        <Tooltip title={restNames}>
          <Rest aria-label={`${rest.length} more: ${restNames}`}>{`+${rest.length}`}</Rest>
        </Tooltip>
      ) : null}
    </List>
  );
}
