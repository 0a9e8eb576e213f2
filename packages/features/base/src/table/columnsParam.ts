/** The parameter of the address with the columns of a table that the person has chosen. */
export const columnsParam = 'columns';
