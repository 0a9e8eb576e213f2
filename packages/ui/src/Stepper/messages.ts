/** The messages of Stepper, in English. */
export const messages = {
  stepper: 'Steps',
  stepperDone: 'Done:',
};
