import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { getInitials, Portrait } from './portrait.tsx';

it.each([
  ['Ada Rowan', 'AR'],
  ['Ada M. Rowan Jr.', 'AR'],
  ['James "Jim" Ôtter', 'JÔ'],
  ['Cher', 'C'],
  ['  ', ''],
])('getInitials(%j) is %j', (name, initials) => {
  expect(getInitials(name)).toBe(initials);
});

describe('Portrait', () => {
  it('falls back to the initials when the photo cannot be loaded', () => {
    const { container } = renderUi(<Portrait name="Ada Rowan" photoUrl="https://photos.example/1.jpg" />);
    const picture = container.querySelector('img');
    expect(picture).toHaveAttribute('referrerpolicy', 'no-referrer');
    if (picture) fireEvent.error(picture);
    expect(screen.getByText('AR')).toBeInTheDocument();
    expect(container.querySelector('img')).toBeNull();
  });

  it.each(['http://photos.example/1.jpg', 'javascript:alert(1)', 'data:image/png;base64,AA'])(
    'requests no photo from the disallowed address %s',
    (photoUrl) => {
      const { container } = renderUi(<Portrait name="Ada Rowan" photoUrl={photoUrl} />);
      expect(container.querySelector('img')).toBeNull();
    },
  );
});
