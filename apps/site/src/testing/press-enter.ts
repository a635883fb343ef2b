import { act, fireEvent } from '@testing-library/react'

const submitButtons = 'button[type="submit"], button:not([type]), input[type="submit"]'

/**
 * Presses Enter in a field the way browsers handle it (HTML, "implicit submission"): the first submit
 * button of the form is pressed. @throws Error if the form has none, because Enter would then do
 * nothing
 */
export const pressEnter = async (field: Element): Promise<void> => {
  const form = field.closest('form')
  if (!form) throw new Error('the field is not in a form')
  const button = form.querySelector<HTMLElement>(submitButtons)
  if (!button) throw new Error('the form has no submit button')
  await act(async () => {
    const isTaken = !fireEvent.keyDown(field, { key: 'Enter' })
    if (!isTaken) fireEvent.click(button)
  })
}
