import type { KeyboardEvent } from 'react'

/** The next option for an arrow, page key, or Ctrl with Home or End; plain Home and End belong to the text field. */
export const nextIndex = (
  { key, ctrlKey }: KeyboardEvent,
  index: number,
  count: number,
): number | undefined => {
  if (count === 0) return undefined
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count
    case 'ArrowUp':
      return (Math.max(index, 0) - 1 + count) % count
    case 'PageDown':
      return Math.min(index + 8, count - 1)
    case 'PageUp':
      return Math.max(index - 8, 0)
    case 'Home':
      return ctrlKey ? 0 : undefined
    case 'End':
      return ctrlKey ? count - 1 : undefined
    default:
      return undefined
  }
}
