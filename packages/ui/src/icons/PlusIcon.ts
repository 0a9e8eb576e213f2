import { Plus } from 'lucide';
import { icon } from './icon.tsx';

export const PlusIcon = /* @__PURE__ */ icon(Plus);
