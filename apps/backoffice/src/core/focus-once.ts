/**
 * Focuses the field that a page or dialog was opened for when it appears; once more in the next frame, if
 * a dialog that closed at the same time took the focus with it.
 */
export const focusOnce = (field: HTMLElement | null): void => {
  field?.focus()
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) field?.focus()
  })
}
