import type { MetRows } from '@trevo/lottery-rules/met-balls.ts'
import type { Play } from '@trevo/lottery-rules/play.ts'

const countIn = (row: readonly boolean[]): number => row.filter(Boolean).length

/** How much of a line has hit: its places, its balls, or of typed entries those of the best one. */
export const countHits = ({ form }: Play, met: MetRows): number => {
  const byRow = met.map(countIn)
  if (form.entry === 'manual') return Math.max(0, ...byRow)
  if (form.meets.by === 'place') return byRow.filter((count) => count > 0).length
  return byRow.reduce((sum, count) => sum + count, 0)
}

/**
 * How many numbers of the outcome are known when this many published ones are: some lotteries publish
 * several digits as one number.
 */
export const countOut = (winNo: string, outCount: number, length: number): number => {
  const published = winNo.split(',')
  return published.length === length ? outCount : published.slice(0, outCount).join('').length
}

/** How many typed entries of a line are shown. */
const entriesMax = 8

/** If there are many entries, those with the most hits, in the order they were typed. */
export const entriesToShow = (
  met: MetRows,
): { readonly shown: readonly number[]; readonly left: number } => {
  const best = [...met.keys()].toSorted(
    (left, right) => countIn(met[right] ?? []) - countIn(met[left] ?? []) || left - right,
  )
  const shown = best.slice(0, entriesMax).toSorted((left, right) => left - right)
  return { shown, left: met.length - shown.length }
}
