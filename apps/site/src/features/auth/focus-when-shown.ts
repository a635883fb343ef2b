/**
 * A ref for the element that a dialog gives the focus to when it is shown: the attribute that the
 * browser looks for, which React's own prop of that name does not set. On touch screens it would
 * bring up the keyboard over half of the form, so there the dialog itself keeps the focus.
 */
export const focusWhenShown = (element: HTMLElement | null): void => {
  if (window.matchMedia('(pointer: coarse)').matches) return
  element?.setAttribute('autofocus', '')
}
