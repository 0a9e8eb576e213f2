import { LibraryBig } from 'lucide-react';
import { icon } from './icon.tsx';

export const LibraryIcon = /* @__PURE__ */ icon(LibraryBig);
