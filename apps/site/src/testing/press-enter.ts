import { act, fireEvent } from '@testing-library/react'

const submitButtons = 'button[type="submit"], button:not([type]), input[type="submit"]'

/**
 * Enter in a field, as browsers take it (HTML, "implicit submission"): the first submit button of
 * the form is pressed. @throws Error where the form has none, for then Enter does nothing
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
