'use client';
import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** How long one has to pause before the words are said: they would interrupt the echo of each key. */
const pause = 1000;

/** Says a field's words to those who listen, when they have changed and typing pauses. */
export function FieldStatus({ children }: { children: string }) {
  const [first] = useState(children);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (announced === '' && children === first) return;
    const timer = setTimeout(() => setAnnounced(children), pause);
    return () => clearTimeout(timer);
  }, [children, first, announced]);
  return <VisuallyHidden role="status">{announced}</VisuallyHidden>;
}
