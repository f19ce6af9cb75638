import { styled } from '@mui/material/styles';
import { savedSearchTexts } from '../model/saved-search-texts.ts';

const Root = styled('figure')(({ theme }) => ({
  margin: 0,
  '& > span, & > figcaption': { fontSize: 12.5, lineHeight: '18px', color: theme.vars.palette.token.ink2 },
}));

const Quote = styled('blockquote')(({ theme }) => ({
  margin: '4px 0 6px',
  padding: '2px 0 2px 12px',
  borderLeft: `3px solid ${theme.vars.palette.token.border}`,
  maxHeight: 124,
  overflow: 'auto',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
}));

export interface FollowedTextProps {
  text: string;
  language: 'en' | 'fr';
  /** Name of the passage's document. */
  source?: string;
}

/** Shows the passage that a saved search follows and explains what following means. */
export function FollowedText({ text, language, source }: FollowedTextProps) {
  return (
    <Root>
      <span>{[savedSearchTexts.follows, source].filter(Boolean).join(' · ')}</span>
      {/* A long passage scrolls, so it must be focusable by keyboard. */}
      <Quote tabIndex={0} lang={language}>
        {text}
      </Quote>
      <figcaption>{savedSearchTexts.followHint}</figcaption>
    </Root>
  );
}
