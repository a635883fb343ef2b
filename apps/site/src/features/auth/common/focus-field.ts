import type { RefObject } from 'react'

/** Goes to a field of a form by its name, once what was changed is drawn. */
export const focusField = (form: RefObject<HTMLFormElement | null>, name: string): void => {
  requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus())
}
