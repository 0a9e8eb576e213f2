import { Heading2 } from 'lucide';
import { icon } from './icon.tsx';

export const HeadingIcon = /* @__PURE__ */ icon(Heading2);
