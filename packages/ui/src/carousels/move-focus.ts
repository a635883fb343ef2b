import type { KeyboardEvent } from 'react'

/**
 * Arrow keys along a row of cards: left and right to the next card, Home and End to the ends. Each
 * card is focused at its first link or button; its other buttons are reached with Tab.
 */
export const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
  const stops = [...event.currentTarget.children].map((card) =>
    card.querySelector<HTMLElement>('a, button'),
  )
  const here = stops.findIndex((_, index) =>
    event.currentTarget.children[index]?.contains(document.activeElement),
  )
  const last = stops.length - 1
  const next = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: last }[event.key]
  if (next === undefined || here < 0 || event.altKey || event.ctrlKey || event.metaKey) return
  // Focusing scrolls the row, so the key must not.
  event.preventDefault()
  stops[Math.min(Math.max(next, 0), last)]?.focus()
}
