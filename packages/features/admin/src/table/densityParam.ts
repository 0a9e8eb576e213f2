/** The parameter of a table's address for the height of its rows. */
export const densityParam = 'density';
