import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether the focus is in a frame's document. When it moves there, this window loses the focus and the frame is its
 * active element.
 */
export function useFocusWithinFrame(frame: RefObject<HTMLIFrameElement | null>): boolean {
  const [isWithin, setIsWithin] = useState(false);
  useEffect(() => {
    const read = () => setIsWithin(frame.current !== null && document.activeElement === frame.current);
    window.addEventListener('blur', read);
    window.addEventListener('focus', read);
    // Focus can move from one frame to another or back to a control without an event on the window.
    document.addEventListener('focusin', read);
    return () => {
      window.removeEventListener('blur', read);
      window.removeEventListener('focus', read);
      document.removeEventListener('focusin', read);
    };
  }, [frame]);
  return isWithin;
}
