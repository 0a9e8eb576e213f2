/** The arrow key in reading direction, for `userEvent.keyboard`: stories also run right to left. */
export const arrow = (towards: 'start' | 'end'): '{ArrowLeft}' | '{ArrowRight}' =>
  (towards === 'end') === (document.documentElement.dir !== 'rtl') ? '{ArrowRight}' : '{ArrowLeft}';
