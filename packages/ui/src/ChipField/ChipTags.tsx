'use client';
import type { ReactNode } from 'react';
import { ComboBoxValue, ComboBoxValueContext } from 'react-aria-components/ComboBox';
import { TagGroup, TagList } from 'react-aria-components/TagGroup';
import { Tag, TagSizeContext } from '../TagGroup/TagGroup.tsx';
import type { FieldSize } from '../field/FieldParts.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { ChipFieldItem } from './addEntries.ts';
import * as styles from './ChipField.css.ts';

export interface ChipTagsProps {
  'aria-label'?: string;
  value: readonly ChipFieldItem[];
  size: FieldSize;
  /** Returns the error of the chip with an id, if any. */
  wrong: ReadonlyMap<string, ReactNode>;
  /** Changes whenever a chip that stays may render differently. */
  dependencies: readonly unknown[];
  isDisabled?: boolean;
  /** Keeps the chips accessible to screen readers while the list is open. */
  isReachable: boolean;
  onRemove?: (keys: ReadonlySet<string | number>) => void;
}

/** The chips in the box, before the text input. */
export const ChipTags = ({
  value,
  size,
  wrong,
  dependencies,
  isDisabled,
  isReachable,
  ...props
}: ChipTagsProps) => (
  // react-aria collects the options by rendering the content twice; chips are not options.
  <ComboBoxValueContext.Provider value={null}>
    {/* While the list is open react-aria hides the page from screen readers, except elements marked as top layer. */}
    <ComboBoxValue className={styles.chips} data-react-aria-top-layer={isReachable ? 'true' : undefined}>
      {() => (
        <TagGroup
          {...props}
          className={styles.chips}
          disabledKeys={isDisabled ? value.map(({ id }) => id) : undefined}
        >
          <TagSizeContext.Provider value={styles.chipSize[size]}>
            <TagList items={value} dependencies={dependencies} className={styles.chips}>
              {(item) => (
                <Tag
                  id={item.id}
                  className={styles.chip}
                  textValue={item.label}
                  tone={wrong.get(item.id) ? 'danger' : 'neutral'}
                  startIcon={item.icon}
                >
                  {item.label}
                  {wrong.get(item.id) && <VisuallyHidden> {wrong.get(item.id)}</VisuallyHidden>}
                </Tag>
              )}
            </TagList>
          </TagSizeContext.Provider>
        </TagGroup>
      )}
    </ComboBoxValue>
  </ComboBoxValueContext.Provider>
);
