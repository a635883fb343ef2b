import { useEffect, useRef, useState } from 'react'

const markedForMs = 4_000

/** Keys of rows that came or changed with the last answer; marked for some seconds. */
export const useChangedRows = <Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): ReadonlySet<string> => {
  const known = useRef<ReadonlyMap<string, string>>(new Map())
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const next = new Map(rows.map((row) => [keyOf(row), JSON.stringify(row)]))
    const before = known.current
    known.current = next
    // Rows of further pages are older, not new: only a change of a known row, or one above them, is marked.
    const firstKnown = rows.findIndex((row) => before.has(keyOf(row)))
    const found = rows.flatMap((row, index) => {
      const key = keyOf(row)
      const isNew = !before.has(key) && index < firstKnown
      return isNew || (before.has(key) && before.get(key) !== next.get(key)) ? [key] : []
    })
    if (found.length === 0) return undefined
    setChanged(new Set(found))
    const timer = setTimeout(() => setChanged(new Set()), markedForMs)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- `keyOf` is a new function at each rendering
  }, [rows])
  return changed
}
