export { LibraryDock } from './library/LibraryDock.tsx';
