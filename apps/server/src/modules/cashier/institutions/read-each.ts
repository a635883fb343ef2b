import type { z } from 'zod'
import type { UnreadableElement } from './port.ts'

/** The kept part of an element. */
const rawMax = 4_000

/** Reads a list element by element: an unreadable one does not affect the others, and is kept as received. */
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
