import { Button, CloseIcon, IconButton, Inline, PlusIcon } from '@segno/ui';

export interface RowButtonProps {
  label: string;
  onPress?: () => void;
  isDisabled?: boolean | undefined;
}

/** Removes a row of a list. */
export const RemoveRow = ({ label, ...props }: RowButtonProps) => (
  <IconButton {...props} aria-label={label} variant="ghost">
    <CloseIcon />
  </IconButton>
);

/** Adds a row below a list, or opens the menu of those that can be added. */
export const AddRow = ({ label, ...props }: RowButtonProps) => (
  <Inline>
    <Button {...props} variant="ghost" startIcon={<PlusIcon />}>
      {label}
    </Button>
  </Inline>
);
