import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline.tsx';
import { group, Sample } from './Sample.tsx';

const meta = { title: 'foundation/Space', tags: ['!autodocs'] } satisfies Meta;
export default meta;

/** A 4 px grid; the compact density reduces the larger steps. */
export const Space: StoryObj = {
  render: () => (
    <Inline align="end" space="lg" wrap>
      {group('Space').map((listed) => {
        const edge = `var(${listed.property})`;
        return <Sample key={listed.name} listed={listed} style={{ inlineSize: edge, blockSize: edge }} />;
      })}
    </Inline>
  ),
};
