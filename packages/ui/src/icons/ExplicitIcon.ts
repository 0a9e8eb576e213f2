import { createLucideIcon } from 'lucide-react';
import { icon } from './icon.tsx';

/** Marks lyrics that are not for children: an E in a box. */
export const ExplicitIcon = /* @__PURE__ */ icon(
  /* @__PURE__ */ createLucideIcon('Explicit', [
    ['rect', { x: '3', y: '3', width: '18', height: '18', rx: '4', key: 'box' }],
    ['path', { d: 'M14.5 8h-5v8h5', key: 'letter' }],
    ['path', { d: 'M9.5 12h4', key: 'bar' }],
  ]),
);
