import { Ellipsis } from 'lucide';
import { icon } from './icon.tsx';

export const MoreIcon = /* @__PURE__ */ icon(Ellipsis);
