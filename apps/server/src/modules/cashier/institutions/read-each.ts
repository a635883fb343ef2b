import type { z } from 'zod'
import type { UnreadableElement } from './port.ts'

/** The part of an element that is kept. */
const rawMax = 4_000

/**
 * Reads a list element by element: one that cannot be read keeps no other from being read, and is kept
 * as it came.
 */
export const readEach = <Shape extends z.ZodType>(
  shape: Shape,
  items: readonly unknown[],
  source: UnreadableElement['source'],
): { readonly read: z.output<Shape>[]; readonly unreadable: UnreadableElement[] } => {
  const read: z.output<Shape>[] = []
  const unreadable: UnreadableElement[] = []
  for (const item of items) {
    const parsed = shape.safeParse(item)
    if (parsed.success) read.push(parsed.data)
    else unreadable.push({ source, raw: (JSON.stringify(item) ?? '').slice(0, rawMax) })
  }
  return { read, unreadable }
}
