import { composeRenderProps } from 'react-aria-components/composeRenderProps';

type ClassName<Values> =
  | string
  | ((values: Values & { defaultClassName: string | undefined }) => string)
  | undefined;

/** Adds the class of a component before its `className` prop, which can be a function of the state. */
export const withClass = <Values>(className: ClassName<Values>, own: string) =>
  composeRenderProps(className, (given) => (given ? `${own} ${given}` : own));
