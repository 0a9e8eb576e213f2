import { Undo2 } from 'lucide-react';
import { icon } from './icon.tsx';

export const UndoIcon = /* @__PURE__ */ icon(Undo2, 'directional');
