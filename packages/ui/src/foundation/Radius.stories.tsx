import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline.tsx';
import { group, Sample } from './Sample.tsx';

const meta = { title: 'foundation/Radius', tags: ['!autodocs'] } satisfies Meta;
export default meta;

export const Radius: StoryObj = {
  render: () => (
    <Inline space="lg" wrap>
      {group('Radius').map((listed) => (
        <Sample
          key={listed.name}
          listed={listed}
          style={{ inlineSize: 96, blockSize: 96, borderRadius: `var(${listed.property})` }}
        />
      ))}
    </Inline>
  ),
};
