/** Loads the code of the media menu. */
export const loadMediaMenu = () => import('./MediaMenuHost.tsx');
