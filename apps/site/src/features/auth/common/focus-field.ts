import type { RefObject } from 'react'

/** Focuses a field of a form by its name, once the change has been rendered. */
export const focusField = (form: RefObject<HTMLFormElement | null>, name: string): void => {
  requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus())
}
