// The files of a component of @segno/ui.

/** A new component. `read` returns the text of a file. */
export function componentFiles(name, read) {
  const at = `packages/ui/src/${name}`;
  const index = 'packages/ui/src/index.ts';
  return {
    created: {
      [`${at}/${name}.tsx`]: `import type { ComponentPropsWithRef } from 'react';
import { withRef } from '../ref/withRef.ts';
import { cx } from '../theme/cx.ts';
import * as styles from './${name}.css.ts';

export interface ${name}Props extends ComponentPropsWithRef<'div'> {}

/** Says in one sentence what it shows, and what to use instead. */
export const ${name} = withRef(function ${name}({ className, ...props }: ${name}Props) {
  return <div {...props} className={cx(styles.root, className)} />;
});
`,
      [`${at}/${name}.css.ts`]: `import { style } from '@vanilla-extract/css';
import { component } from '../theme/styles.ts';

export const root = style(component({ display: 'block' }));
`,
      [`${at}/${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ${name} } from './${name}.tsx';

const meta = { component: ${name}, args: { children: 'Content' } } satisfies Meta<typeof ${name}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['rtl'],
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('Content')).toBeVisible();
  },
};
`,
    },
    changed: {
      [index]: `${read(index).trimEnd()}\nexport { ${name}, type ${name}Props } from './${name}/${name}.tsx';\n`,
    },
  };
}
