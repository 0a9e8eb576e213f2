import { useEffect, useState } from 'react';

/**
 * Whether the build of this document is no longer served. Checks the entry script when a chunk could not be loaded:
 * after a deployment the entry script is gone too, while after a network failure the state is unknown.
 */
export function useIsOutdated() {
  const [isOutdated, setOutdated] = useState(false);
  useEffect(() => {
    const check = () => {
      const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
      if (!entry) return;
      fetch(entry.src, { method: 'HEAD', cache: 'no-store' }).then(
        ({ status }) => {
          if (status === 404) setOutdated(true);
        },
        () => {},
      );
    };
    window.addEventListener('vite:preloadError', check);
    return () => window.removeEventListener('vite:preloadError', check);
  }, []);
  return isOutdated;
}
