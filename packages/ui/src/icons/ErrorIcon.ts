import { CircleAlert } from 'lucide';
import { icon } from './icon.tsx';

export const ErrorIcon = /* @__PURE__ */ icon(CircleAlert);
