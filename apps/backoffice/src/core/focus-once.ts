/** The field that a page or dialog is opened for has the focus when it appears. */
export const focusOnce = (field: HTMLElement | null): void => field?.focus()
