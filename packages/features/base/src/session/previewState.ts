let isActive = false;

/** Whether this page is in the frame of the appearance editor. */
export const isInEditor = (): boolean => isActive;

export const setInEditor = (isIn: boolean): void => {
  isActive = isIn;
};
