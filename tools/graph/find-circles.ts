/**
 * Groups of names that reach each other along the arrows (strongly connected components by Tarjan),
 * each sorted, those of one name left out.
 */
export const findCircles = (arrows: ReadonlyMap<string, readonly string[]>): string[][] => {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const circles: string[][] = []
  const lower = (name: string, to: number | undefined): void => {
    if (to !== undefined) lowest.set(name, Math.min(lowest.get(name) ?? to, to))
  }
  const visit = (name: string): void => {
    order.set(name, order.size)
    lower(name, order.get(name))
    stack.push(name)
    for (const target of arrows.get(name) ?? []) {
      if (!order.has(target)) visit(target)
      if (stack.includes(target)) lower(name, lowest.get(target))
    }
    if (lowest.get(name) !== order.get(name)) return
    const circle = stack.splice(stack.indexOf(name))
    if (circle.length > 1) circles.push(circle.toSorted())
  }
  for (const name of [...arrows.keys()].toSorted()) if (!order.has(name)) visit(name)
  return circles.toSorted((one, other) => (one.join() < other.join() ? -1 : 1))
}
