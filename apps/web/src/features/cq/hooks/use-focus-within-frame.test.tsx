import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import { useFocusWithinFrame } from './use-focus-within-frame.ts';

function Framed() {
  const frame = useRef<HTMLIFrameElement>(null);
  const isWithin = useFocusWithinFrame(frame);
  return (
    <>
      <button type="button">Before</button>
      <iframe ref={frame} title="File" />
      <output>{isWithin ? 'in the file' : 'on the page'}</output>
    </>
  );
}

it('useFocusWithinFrame knows when focus enters the frame and when it returns', () => {
  render(<Framed />);
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent('on the page');
  act(() => {
    screen.getByTitle('File').focus();
    window.dispatchEvent(new Event('blur'));
  });
  expect(status).toHaveTextContent('in the file');
  act(() => screen.getByRole('button', { name: 'Before' }).focus());
  expect(status).toHaveTextContent('on the page');
  act(() => {
    window.dispatchEvent(new Event('blur'));
  });
  expect(status).toHaveTextContent('on the page');
});
