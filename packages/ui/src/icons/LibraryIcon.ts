import { LibraryBig } from 'lucide';
import { icon } from './icon.tsx';

export const LibraryIcon = /* @__PURE__ */ icon(LibraryBig);
