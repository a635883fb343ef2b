const shownMax = 12

/**
 * An id short enough for a line: the middle of `module:id:step`, or the end of a long id, which is
 * what distinguishes two of them.
 */
export const shortId = (id: string): string => {
  const parts = id.split(':').toSorted((a, b) => b.length - a.length)
  const [own = id] = parts
  return own.length <= shownMax ? own : `…${own.slice(-8)}`
}
