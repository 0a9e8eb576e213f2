/** What Calendar says by itself, in English. */
export const words = {
  calendarToday: 'Today',
};
