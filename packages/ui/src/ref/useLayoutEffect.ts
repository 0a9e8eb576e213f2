import { useEffect, useLayoutEffect as useReactLayoutEffect } from 'react';

/** React's, but without the complaint that React 18 makes while a server renders, where no effect runs anyway. */
export const useLayoutEffect = typeof document === 'undefined' ? useEffect : useReactLayoutEffect;
