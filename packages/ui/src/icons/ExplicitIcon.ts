import { icon } from './icon.tsx';

/** Marks lyrics that are not for children: an E in a box. */
export const ExplicitIcon = /* @__PURE__ */ icon([
  ['rect', { x: '3', y: '3', width: '18', height: '18', rx: '4' }],
  ['path', { d: 'M14.5 8h-5v8h5' }],
  ['path', { d: 'M9.5 12h4' }],
]);
