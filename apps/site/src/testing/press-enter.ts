import { act, fireEvent, waitFor } from '@testing-library/react'

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

/** Sends the form of a field, and once more while the first is still under way. */
export const sendTwice = async (field: Element): Promise<void> => {
  const form = field.closest('form')
  if (!form) throw new Error('the field is not in a form')
  fireEvent.submit(form)
  await waitFor(() => {
    if (!form.querySelector('[aria-busy="true"]')) throw new Error('nothing is under way')
    // At once: the answer may be the next thing that happens.
    fireEvent.submit(form)
  })
}
