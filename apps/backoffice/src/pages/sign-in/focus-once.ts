/** The first field of a page that is nothing but a form has the focus when it appears. */
export const focusOnce = (field: HTMLElement | null): void => field?.focus()
