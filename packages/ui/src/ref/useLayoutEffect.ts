import { useEffect, useLayoutEffect as useReactLayoutEffect } from 'react';

/** `useLayoutEffect` of React without the warning of React 18 during server rendering, where no effect runs. */
export const useLayoutEffect = typeof document === 'undefined' ? useEffect : useReactLayoutEffect;
