import { Heading3 } from 'lucide';
import { icon } from './icon.tsx';

export const SubheadingIcon = /* @__PURE__ */ icon(Heading3);
