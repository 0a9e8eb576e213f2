import { DocsContainer, type DocsContextProps } from '@storybook/addon-docs/blocks';
import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { applyToolbar, type Choice } from './applyToolbar.ts';
import { baseOf, brand } from './brand.ts';
import { frameAddress } from './frameAddress.ts';

/** Storybook's context has the store of the toolbar's values, which its types do not list. */
type Context = DocsContextProps & { store: { userGlobals: { get(): Choice } } };

/** Pages of documentation have the theme, direction and density of the toolbar, also inside the frames of stories. */
export default function DocumentationContainer({
  context,
  children,
}: {
  context: DocsContextProps;
  children?: ReactNode;
}) {
  const [choice, setChoice] = useState(() => (context as Context).store.userGlobals.get());
  useEffect(() => {
    const update = ({ globals }: { globals: Choice }) => setChoice(globals);
    context.channel.on(GLOBALS_UPDATED, update);
    return () => context.channel.off(GLOBALS_UPDATED, update);
  }, [context]);
  useLayoutEffect(() => applyToolbar(choice), [choice]);
  // The blocks read the address of frames from here.
  const address = frameAddress(choice);
  Object.assign(window, { PREVIEW_URL: address });
  return (
    <DocsContainer key={address} context={context} theme={brand(baseOf(choice.theme))}>
      {children}
    </DocsContainer>
  );
}
