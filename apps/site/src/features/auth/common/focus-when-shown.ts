/**
 * A ref for the field that gets the focus when a dialog is shown: it sets the attribute that the
 * browser looks for, which React's own prop of that name does not set. On touch screens focusing the
 * field would bring up the keyboard over half of the form, so there the form itself takes the focus.
 */
export const focusWhenShown = (element: HTMLElement | null): void => {
  const isTouch = window.matchMedia('(pointer: coarse)').matches
  const first = isTouch ? element?.closest<HTMLElement>('form') : element
  if (!first) return
  if (isTouch) first.tabIndex = -1
  first.setAttribute('autofocus', '')
}
