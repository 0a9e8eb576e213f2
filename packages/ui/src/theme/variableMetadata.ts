import {
  variableList,
  type VariableGroup,
  type VariableName,
  type VariableRange,
  type VariableType,
} from './variables.ts';

/** The metadata of a variable for a theme editor. */
export interface VariableMetadata {
  /** Its name in a theme: `color.accent.fill`. */
  name: VariableName;
  /** Its custom property: `--segno-color-accent-fill`. */
  property: `--segno-${string}`;
  group: VariableGroup;
  label: string;
  type: VariableType;
  range?: VariableRange;
  /** Its value in the two built-in themes. */
  default: { light: string; dark: string };
}

/** The metadata of every variable, in the order of the registry. */
export const variableMetadata: readonly VariableMetadata[] = variableList.map(
  ({ name, property, variable: { group, label, type, range, light, dark } }) => ({
    name,
    property,
    group,
    label,
    type,
    ...(range && { range }),
    default: { light, dark },
  }),
);
