import { Undo2 } from 'lucide';
import { icon } from './icon.tsx';

export const UndoIcon = /* @__PURE__ */ icon(Undo2, 'directional');
