import { Tag } from 'lucide';
import { icon } from './icon.tsx';

export const TagIcon = /* @__PURE__ */ icon(Tag);
