import { describe, expect, it } from 'vitest';
import { parseCommentText, writeCommentText } from './comment-text.ts';

describe('parseCommentText', () => {
  it('splits text at mentions and can be reversed', () => {
    const text = 'Ask @[Dario Alderwick](user-1) and @[Nils](user_2)\nby Friday';
    expect(parseCommentText(text)).toEqual([
      { kind: 'text', text: 'Ask ' },
      { kind: 'mention', userId: 'user-1', name: 'Dario Alderwick' },
      { kind: 'text', text: ' and ' },
      { kind: 'mention', userId: 'user_2', name: 'Nils' },
      { kind: 'text', text: '\nby Friday' },
    ]);
    expect(writeCommentText(parseCommentText(text))).toBe(text);
  });

  it.each(['@[](user-1)', '@[A](<script>)', '@[A]\n(user-1)', '[link](user-1)', '@Dario'])(
    'leaves %j as plain text',
    (text) => expect(parseCommentText(text)).toEqual([{ kind: 'text', text }]),
  );

  it('cannot be tricked by a name that would end its own mention', () => {
    const text = writeCommentText([{ kind: 'mention', userId: 'user-1', name: 'A](x) [B' }]);
    expect(parseCommentText(text)).toEqual([{ kind: 'mention', userId: 'user-1', name: 'A (x)  B' }]);
  });
});
