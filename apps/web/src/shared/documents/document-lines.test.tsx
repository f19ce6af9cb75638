import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { DocumentLine } from './document-lines.tsx';

it('A line folds a name that is as long as a paragraph, with or without a link', async () => {
  const name = `Committee ${'on everything '.repeat(40)}`.trim();
  const { user } = renderUi(
    <ul>
      <DocumentLine name={name} />
      <DocumentLine name="Committee on Rules" />
    </ul>,
  );
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(/^Committee on everything .{0,180}…Show More$/);
  expect(screen.getAllByTitle(name)).not.toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Show More' }));
  expect(screen.getByText(name)).toBeVisible();
  expect(screen.getByText('Committee on Rules')).toBeVisible();
});
