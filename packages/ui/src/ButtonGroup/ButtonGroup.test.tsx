import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { cdp } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { hitTargetSize } from '../testing/hitTargetSize.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { PlayIcon } from '../icons/icons.tsx';
import '../theme/theme.css.ts';
import '../theme/reset.css.ts';
import { ButtonGroup } from './ButtonGroup.tsx';

beforeEach(() => cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true }));
afterEach(() => cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false }));

const sizes = ['2xs', 'xs', 'sm', 'md'] as const;

for (const variant of ['joined', 'spaced'] as const)
  for (const orientation of ['horizontal', 'vertical'] as const)
    test(`every ${variant} button has a 44 px hit target for touch, ${orientation}`, async () => {
      const { getByRole } = await render(
        <div style={{ display: 'grid', gap: 60, padding: 60 }}>
          {sizes.map((size) => (
            <ButtonGroup key={size} variant={variant} orientation={orientation} aria-label={size}>
              <IconButton size={size} shape="square" aria-label="Play">
                <PlayIcon />
              </IconButton>
              <Button size={size}>A</Button>
              <IconButton size={size} shape="square" aria-label="Stop">
                <PlayIcon />
              </IconButton>
            </ButtonGroup>
          ))}
        </div>,
      );
      for (const button of getByRole('button').elements()) {
        button.scrollIntoView({ block: 'center' });
        const { width, height } = hitTargetSize(button);
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(43.5);
      }
    });
