import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ShowToggle } from './show-toggle.tsx';

/** Truncates content at a height in pixels, with a button that shows all of it. Content that fits has no button. */
export function CollapsedHeight({ limit, children }: { limit: number; children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  const [isHigher, setIsHigher] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const element = content.current;
    if (element === null) return undefined;
    const measure = () => setIsHigher(element.scrollHeight > limit);
    measure();
    // The window width determines the width of flyout and page, and so the height of the content.
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [limit, children]);
  return (
    <>
      <div style={isOpen ? undefined : { maxHeight: limit, overflow: 'hidden' }}>
        <div ref={content}>{children}</div>
      </div>
      {isHigher ? <ShowToggle isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} /> : null}
    </>
  );
}
