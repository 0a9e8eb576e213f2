import { Trash2 } from 'lucide-react';
import { icon } from './icon.tsx';

export const TrashIcon = /* @__PURE__ */ icon(Trash2);
