import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { cdp } from 'vitest/browser';
import { hitTargetSize } from '../testing/hitTargetSize.ts';
import '../theme/theme.css.ts';
import '../theme/reset.css.ts';
import { Tag, TagGroup } from './TagGroup.tsx';

beforeEach(() => cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true }));
afterEach(() => cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false }));

const names = ['Dub', 'Ambient', 'A', 'Dream pop', 'Slow techno', 'B'];

for (const size of ['xs', 'sm', 'md', 'lg'] as const)
  for (const isRemovable of [false, true])
    test(`the touch target of a ${size} tag${isRemovable ? ' and of its button' : ''} is 44 px`, async () => {
      const { getByRole } = await render(
        <div style={{ padding: 60, inlineSize: 260 }}>
          <TagGroup
            aria-label="Genres"
            size={size}
            selectionMode="multiple"
            onRemove={isRemovable ? () => undefined : undefined}
          >
            {names.map((name) => (
              <Tag key={name} id={name}>
                {name}
              </Tag>
            ))}
          </TagGroup>
        </div>,
      );
      const tags = getByRole('row').elements();
      expect(tags).toHaveLength(names.length);
      for (const tag of tags) {
        tag.scrollIntoView({ block: 'center' });
        const label = tag.querySelector('span')!;
        // The label is in the hit target of the tag.
        label.style.pointerEvents = 'none';
        const row = hitTargetSize(tag, label);
        expect(Math.min(row.width, row.height)).toBeGreaterThanOrEqual(43.5);
        const button = tag.querySelector('button');
        if (!isRemovable) continue;
        for (const part of button!.children) (part as SVGElement).style.pointerEvents = 'none';
        const { width, height } = hitTargetSize(button!);
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(43.5);
      }
    });
