const shownMax = 12

/**
 * A number short enough for a line: of `module:id:step` the id, of a long id the end, which is what
 * tells two of them apart.
 */
export const shortId = (id: string): string => {
  const parts = id.split(':').toSorted((a, b) => b.length - a.length)
  const [own = id] = parts
  return own.length <= shownMax ? own : `…${own.slice(-8)}`
}
