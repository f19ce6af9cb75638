import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Tag } from '@rotunda/contract';
import { useRef, useState } from 'react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { tagsTexts, type TagUsage } from '../model/tags-texts.ts';

export interface TagCommand {
  kind: 'rename' | 'merge' | 'delete';
  tag: Tag & TagUsage;
}

export interface TagOptionsProps {
  tag: Tag & TagUsage;
  onCommand: (command: TagCommand) => void;
}

/** What can be done with a tag. */
export function TagOptions({ tag, onCommand }: TagOptionsProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const label = tagsTexts.options(tag.name);
  const choose = (kind: TagCommand['kind']) => {
    setIsOpen(false);
    onCommand({ kind, tag });
  };
  return (
    <>
      <IconButton
        ref={button}
        icon="more"
        label={label}
        size="small"
        hasPopup="menu"
        isExpanded={isOpen}
        onClick={() => setIsOpen(true)}
      />
      <Menu
        open={isOpen}
        anchorEl={() => button.current}
        onClose={() => setIsOpen(false)}
        slotProps={{ list: { 'aria-label': label } }}
      >
        <MenuItem onClick={() => choose('rename')}>
          <Icon name="edit" />
          {tagsTexts.rename}
        </MenuItem>
        <MenuItem onClick={() => choose('merge')}>
          <Icon name="swap" />
          {tagsTexts.merge}
        </MenuItem>
        <MenuItem onClick={() => choose('delete')} sx={{ color: 'token.failed' }}>
          <Icon name="trash" />
          {tagsTexts.delete}
        </MenuItem>
      </Menu>
    </>
  );
}
