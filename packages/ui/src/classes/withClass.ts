import { composeRenderProps } from 'react-aria-components/composeRenderProps';

type ClassName<Values> =
  | string
  | ((values: Values & { defaultClassName: string | undefined }) => string)
  | undefined;

/** Puts a component's own class before the one its user gave, which may depend on the component's state. */
export const withClass = <Values>(className: ClassName<Values>, own: string) =>
  composeRenderProps(className, (given) => (given ? `${own} ${given}` : own));
