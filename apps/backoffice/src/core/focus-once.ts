/** Focuses the field that a page or dialog was opened for when it appears. */
export const focusOnce = (field: HTMLElement | null): void => field?.focus()
