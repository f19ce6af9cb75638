import { styled } from '@mui/material/styles';
import { parseCommentText } from '@rotunda/domain';
import { LinkifiedText } from '../../../shared/ui/linkified-text.tsx';

const Root = styled('p')({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

const Mention = styled('span')(({ theme }) => ({ fontWeight: 600, color: theme.vars.palette.token.accent }));

/** Renders a comment's text: addresses become links, mentions stand out, and markup is shown as typed. */
export function CommentText({ text }: { text: string }) {
  return (
    <Root>
      {parseCommentText(text).map((part, index) =>
        part.kind === 'text' ? (
          <LinkifiedText key={index} text={part.text} />
        ) : (
          <Mention key={index}>{`@${part.name}`}</Mention>
        ),
      )}
    </Root>
  );
}
