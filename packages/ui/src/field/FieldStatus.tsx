'use client';
import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** The pause in typing before an announcement, which would otherwise interrupt the echo of each key. */
const pause = 1000;

/** Announces a changed text of a field when typing pauses. */
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
