/** The arrow key along the reading direction, as `userEvent.keyboard` takes it: stories also run right to left. */
export const arrow = (towards: 'start' | 'end'): '{ArrowLeft}' | '{ArrowRight}' =>
  (towards === 'end') === (document.documentElement.dir !== 'rtl') ? '{ArrowRight}' : '{ArrowLeft}';
