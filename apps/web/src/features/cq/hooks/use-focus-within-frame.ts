import { useEffect, useState, type RefObject } from 'react';

/** Whether the keyboard is in the document of a frame: going there, this one loses the focus and names the frame active. */
export function useFocusWithinFrame(frame: RefObject<HTMLIFrameElement | null>): boolean {
  const [isWithin, setIsWithin] = useState(false);
  useEffect(() => {
    const read = () => setIsWithin(frame.current !== null && document.activeElement === frame.current);
    window.addEventListener('blur', read);
    window.addEventListener('focus', read);
    // From one frame to another, and back to a control, without the window noticing.
    document.addEventListener('focusin', read);
    return () => {
      window.removeEventListener('blur', read);
      window.removeEventListener('focus', read);
      document.removeEventListener('focusin', read);
    };
  }, [frame]);
  return isWithin;
}
