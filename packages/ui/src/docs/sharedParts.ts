import type { ComponentParts } from './ComponentDocs.ts';

// The class names of parts that several components have, for their `docs`.

/** The parts of every field. */
export const fieldParts = {
  'field-label': 'the label',
  'field-asterisk': 'the mark of a required field',
  'field-box': 'the frame around the content',
  'field-adornment': 'an icon or button beside the content',
  'field-description': 'the description',
  'field-error': 'the error message',
} satisfies ComponentParts;

/** The input of fields that have one in the frame. */
export const inputParts = {
  'field-input': 'the native input',
} satisfies ComponentParts;

/** The parts of checkboxes and radio buttons. */
export const choiceParts = {
  'choice-choice': 'the control and its text',
  'choice-box': 'the control',
  'choice-text': 'the text beside the control',
  'choice-help': 'the description and the error message',
} satisfies ComponentParts;

/** The parts of every dialog. */
export const dialogParts = {
  'dialogFrame-header': 'the title and the close button',
  'dialogFrame-title': 'the title',
  'dialogFrame-body': 'the scrolling content',
  'dialogFrame-footer': 'the buttons at the end',
} satisfies ComponentParts;

/** The parts of dates and times that are typed. */
export const dateParts = {
  'dateParts-parts': 'the segments of a date or time',
  'dateParts-part': 'a segment, such as the month',
} satisfies ComponentParts;

/** The parts of calendars. */
export const calendarParts = {
  'calendar-header': 'the title and its buttons',
  'calendar-title': 'the name of the month',
  'calendar-grid': 'the days of a month',
  'calendar-weekday': 'the name of a day of the week',
  'calendar-cell': 'a day',
} satisfies ComponentParts;

/** The parts of sliders. */
export const sliderParts = {
  'slider-heading': 'the label and the value',
  'slider-label': 'the label',
  'slider-output': 'the value',
  'slider-track': 'the area that can be pressed',
  'slider-rail': 'the visible line',
  'slider-fill': 'its filled part',
  'slider-thumb': 'a handle',
  'slider-mark': 'the label of a mark',
} satisfies ComponentParts;

/** The parts of bars. */
export const barParts = {
  'bar-labels': 'the label and the value',
  'bar-track': 'the line',
  'bar-fill': 'its filled part',
} satisfies ComponentParts;

/** The parts of charts with axes. */
export const chartParts = {
  'chart-header': 'the title and the actions',
  'chart-titles': 'the title and the description',
  'chart-legend': 'the legend',
  'chart-legendItem': 'an entry of the legend',
  'chart-plot': 'the drawing and its axes',
  'chart-axisText': 'a text of an axis',
  'chart-gridLine': 'a line of the grid',
  'chart-tooltip': 'the tooltip',
} satisfies ComponentParts;

/** The parts of a list of options in a popover. */
export const optionParts = {
  'optionsPopover-popover': 'the surface of the list',
  'ListBox-list': 'the list',
  'ListBox-item': 'an option',
  'options-text': 'the texts of an option',
  'options-description': 'the second line of an option',
  'options-mark': 'the check mark of the selected option',
  'options-title': 'the title of a section',
} satisfies ComponentParts;
