import { Redo2 } from 'lucide';
import { icon } from './icon.tsx';

export const RedoIcon = /* @__PURE__ */ icon(Redo2, 'directional');
