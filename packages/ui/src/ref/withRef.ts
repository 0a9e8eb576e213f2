import { forwardRef, version, type ReactNode } from 'react';

type Component = (props: never) => ReactNode;

const passesRefOn = version.startsWith('18.');

/**
 * Makes a component that takes `ref` as a prop work in React 18, which does not pass `ref` in the props. In React 19 it
 * returns the component itself.
 */
// Allows tree shaking of unused components.
/* @__NO_SIDE_EFFECTS__ */
export function withRef<T extends Component>(component: T): T {
  if (!passesRefOn) return component;
  const render = component as unknown as (props: object) => ReactNode;
  const wrapped = forwardRef<unknown, object>((props, ref) => render({ ...props, ref }));
  wrapped.displayName = component.name;
  return wrapped as unknown as T;
}
