import { forwardRef, version, type ReactNode } from 'react';

type Component = (props: never) => ReactNode;

const passesRefOn = version.startsWith('18.');

/**
 * Lets a component that takes `ref` as a prop do so in React 18 too, which keeps `ref` out of the props. In React 19 it
 * is the component itself.
 */
// So that a bundler may drop a component that nobody uses.
/* @__NO_SIDE_EFFECTS__ */
export function withRef<T extends Component>(component: T): T {
  if (!passesRefOn) return component;
  const render = component as unknown as (props: object) => ReactNode;
  const wrapped = forwardRef<unknown, object>((props, ref) => render({ ...props, ref }));
  wrapped.displayName = component.name;
  return wrapped as unknown as T;
}
