/** The messages of Calendar, in English. */
export const messages = {
  calendarToday: 'Today',
};
