import { Select, SelectItem, type SelectProps } from '@segno/ui';

export interface DescribedSelectProps<TId extends string> extends Pick<
  SelectProps<object>,
  'label' | 'aria-label' | 'isPending' | 'name' | 'className'
> {
  options: readonly { id: TId; name: string; text: string }[];
  value: string;
  onChange: (id: TId) => void;
}

/** Chooses one of a few options that need a sentence each, such as roles. */
export function DescribedSelect<TId extends string>({
  options,
  onChange,
  ...props
}: DescribedSelectProps<TId>) {
  return (
    <Select
      {...props}
      onChange={(key) => {
        const option = options.find(({ id }) => id === key);
        if (option) onChange(option.id);
      }}
    >
      {options.map(({ id, name, text }) => (
        <SelectItem key={id} id={id} textValue={name} description={text}>
          {name}
        </SelectItem>
      ))}
    </Select>
  );
}
