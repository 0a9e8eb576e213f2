import { Underline } from 'lucide';
import { icon } from './icon.tsx';

export const UnderlineIcon = /* @__PURE__ */ icon(Underline);
