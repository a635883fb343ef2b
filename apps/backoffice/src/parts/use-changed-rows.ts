import { useEffect, useRef, useState } from 'react'

const markedForMs = 4_000

const none: ReadonlySet<string> = new Set()

/** The rows of a page that is read again are the same objects, where nothing changed. */
const isOther = (one: unknown, other: unknown): boolean =>
  one !== other && JSON.stringify(one) !== JSON.stringify(other)

/** Keys of rows that came or changed with the last answer; marked for some seconds. */
export const useChangedRows = <Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): ReadonlySet<string> => {
  const known = useRef<ReadonlyMap<string, Row>>(new Map())
  const [changed, setChanged] = useState<ReadonlySet<string>>(none)
  useEffect(() => {
    const before = known.current
    known.current = new Map(rows.map((row) => [keyOf(row), row]))
    // Rows of further pages are older, not new: only a change of a known row, or one above them, is marked.
    const firstKnown = rows.findIndex((row) => before.has(keyOf(row)))
    const found = rows.flatMap((row, index) => {
      const key = keyOf(row)
      const last = before.get(key)
      const isNew = last === undefined && index < firstKnown
      return isNew || (last !== undefined && isOther(last, row)) ? [key] : []
    })
    if (found.length === 0) return undefined
    setChanged(new Set(found))
    const timer = setTimeout(() => setChanged(none), markedForMs)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- `keyOf` is a new function at each rendering
  }, [rows])
  return changed
}
