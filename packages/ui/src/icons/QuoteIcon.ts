import { Quote } from 'lucide';
import { icon } from './icon.tsx';

export const QuoteIcon = /* @__PURE__ */ icon(Quote);
