import type { Dealing } from './lay-cards.ts'

/** Cards come from the upper right corner of the table, where the shoe is. */
export const dealingFrom = (
  table: HTMLElement,
  ms: (normalMs: number) => number,
  sound: () => void,
): Dealing => ({
  from: () => {
    const box = table.getBoundingClientRect()
    return { x: box.right - 24, y: box.top + 12 }
  },
  ms,
  sound,
})
