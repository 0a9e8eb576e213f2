/** The messages of GradientField, in English. */
export const messages = {
  gradientAdd: 'Add colour',
  gradientAngle: 'Angle',
  gradientColor: 'Colour :number',
  gradientPosition: 'Position of colour :number',
  gradientPositions: 'Positions',
  gradientRemove: 'Remove colour :number',
};
