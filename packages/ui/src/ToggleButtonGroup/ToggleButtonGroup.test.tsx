import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { cdp } from 'vitest/browser';
import { hitTargetSize } from '../testing/hitTargetSize.ts';
import { HeartIcon } from '../icons/icons.tsx';
import '../theme/theme.css.ts';
import '../theme/reset.css.ts';
import { ToggleButton } from '../ToggleButton/ToggleButton.tsx';
import { ToggleButtonGroup } from './ToggleButtonGroup.tsx';

beforeEach(() => cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true }));
afterEach(() => cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false }));

const sizes = ['2xs', 'xs', 'sm', 'md'] as const;

for (const variant of ['segmented', 'joined', 'spaced'] as const)
  for (const orientation of ['horizontal', 'vertical'] as const)
    test(`the touch target of each ${variant} button is 44 px, ${orientation}`, async () => {
      const { getByRole } = await render(
        <div style={{ display: 'grid', gap: 60, padding: 60, justifyItems: 'start' }}>
          {sizes.map((size) => (
            <ToggleButtonGroup
              key={size}
              variant={variant}
              orientation={orientation}
              size={size}
              selectionMode="multiple"
              aria-label={size}
            >
              <ToggleButton id="heart" isIconOnly aria-label="Heart">
                <HeartIcon />
              </ToggleButton>
              <ToggleButton id="a">A</ToggleButton>
              <ToggleButton id="b">B</ToggleButton>
            </ToggleButtonGroup>
          ))}
        </div>,
      );
      for (const button of getByRole('button').elements()) {
        button.scrollIntoView({ block: 'center' });
        const { width, height } = hitTargetSize(button);
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(43.5);
      }
    });
