import { Shapes } from 'lucide';
import { icon } from './icon.tsx';

export const GenreIcon = /* @__PURE__ */ icon(Shapes);
