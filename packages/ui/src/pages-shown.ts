/** The items of a pagination: page numbers, and `'gap'` where some are left out. */
export type PageMark = number | 'gap'

/**
 * The items for `count` pages around `current` (from 1): `range` numbers in the middle, `margin` at
 * either end, a gap only if at least one page is hidden.
 */
export const pagesShown = (
  current: number,
  count: number,
  { margin = 1, range = 5 }: { margin?: number; range?: number } = {},
): PageMark[] => {
  const from = Math.max(1, Math.min(current - Math.floor(range / 2), count - range + 1))
  const to = Math.min(count, from + range - 1)
  const shown = new Set<number>()
  for (let page = 1; page <= Math.min(margin, count); page++) shown.add(page)
  for (let page = from; page <= to; page++) shown.add(page)
  for (let page = Math.max(1, count - margin + 1); page <= count; page++) shown.add(page)

  const marks: PageMark[] = []
  let before = 0
  for (const page of [...shown].toSorted((a, b) => a - b)) {
    if (page - before > 1) marks.push('gap')
    marks.push(page)
    before = page
  }
  return marks
}
