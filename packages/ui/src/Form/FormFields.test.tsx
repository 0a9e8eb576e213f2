import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { ComboBox, ComboBoxItem } from '../ComboBox/ComboBox.tsx';
import { DatePicker } from '../DatePicker/DatePicker.tsx';
import { Radio, RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Select, SelectItem } from '../Select/Select.tsx';
import { Form, type ValidationErrors } from './Form.tsx';

const form = (validationErrors?: ValidationErrors) => (
  <Form validationErrors={validationErrors}>
    <Select name="genre" label="Genre">
      <SelectItem id="jazz">Jazz</SelectItem>
    </Select>
    <ComboBox name="artist" label="Artist">
      <ComboBoxItem id="ada">Ada</ComboBoxItem>
    </ComboBox>
    <DatePicker name="day" label="Day" />
    <RadioGroup name="plan" label="Plan">
      <Radio value="free">Free</Radio>
    </RadioGroup>
    <Checkbox name="terms" value="yes">
      Terms
    </Checkbox>
  </Form>
);

test.each(['genre', 'artist', 'day', 'plan', 'terms'])(
  'an error of the server focuses what is used of a field that sends by a hidden element: %s',
  async (name) => {
    const { container, rerender } = await render(form());
    await rerender(form({ [name]: 'No.' }));
    const message = [...container.querySelectorAll('*')].find(
      (element) => element.childElementCount === 0 && element.textContent === 'No.',
    );
    await expect.poll(() => document.activeElement?.closest('form')).not.toBeNull();
    // The error is in the same field as the focus.
    expect(message?.closest('form > *')?.contains(document.activeElement)).toBe(true);
  },
);
