import { Repeat1 } from 'lucide';
import { icon } from './icon.tsx';

export const RepeatOneIcon = /* @__PURE__ */ icon(Repeat1);
