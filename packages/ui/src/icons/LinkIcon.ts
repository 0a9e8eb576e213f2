import { Link } from 'lucide';
import { icon } from './icon.tsx';

export const LinkIcon = /* @__PURE__ */ icon(Link);
