import type { Dealing } from './lay-cards.ts'

/** Cards come from the shoe in the upper right corner of the table. */
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
