import { useEffect, useState } from 'react';

/** The height in pixels that an on-screen keyboard covers at the lower edge of the window; 0 unless `isOn`. */
export function useKeyboardInset(isOn: boolean): number {
  const [inset, setInset] = useState(0);
  useEffect(() => {
    const { visualViewport } = window;
    if (!isOn || !visualViewport) return undefined;
    const measure = () =>
      setInset(
        Math.max(0, Math.round(window.innerHeight - visualViewport.height - visualViewport.offsetTop)),
      );
    measure();
    visualViewport.addEventListener('resize', measure);
    visualViewport.addEventListener('scroll', measure);
    return () => {
      visualViewport.removeEventListener('resize', measure);
      visualViewport.removeEventListener('scroll', measure);
    };
  }, [isOn]);
  return isOn ? inset : 0;
}
