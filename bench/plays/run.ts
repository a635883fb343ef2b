import { allPlays } from '@trevo/lottery-rules/all-plays.ts'
import { countStakes } from '@trevo/lottery-rules/count-stakes.ts'
import type { Play, Selection } from '@trevo/lottery-rules/play.ts'
import { printResult } from '../tools/print-result.ts'

// How long counting the largest usual slip of each play takes: every row full, every place chosen, a
// thousand entries typed. The median of many calls, so that a busy machine does not distort it:
// npm run bench -- plays
const goalMs = 1
const entriesTyped = 1_000

const largest = (play: Play): Omit<Selection, 'playId'> => {
  const places = play.places ? play.places.from.slice(0, play.places.by === 'digit' ? 1 : 99) : []
  const entry = play.form.rows[0]?.balls.values.slice(0, play.form.rows[0].min) ?? []
  const rows =
    play.form.entry === 'manual'
      ? Array.from({ length: entriesTyped }, () => entry)
      : play.form.rows.map(({ balls, max }) => balls.values.slice(0, max))
  return { places, rows }
}

const medianMs = (work: () => number): number => {
  // The first call lists what later ones reuse; a desk calls at every press.
  work()
  const times = Array.from({ length: 31 }, () => {
    const startedAt = performance.now()
    work()
    return performance.now() - startedAt
  })
  return times.toSorted((left, right) => left - right)[15] ?? 0
}

const measured = allPlays.map((play) => {
  const selection = largest(play)
  const startedAt = performance.now()
  const stakes = countStakes(play, selection)
  const firstMs = performance.now() - startedAt
  return { play, stakes, firstMs, ms: medianMs(() => countStakes(play, selection)) }
})
const slowest = measured.toSorted((left, right) => right.ms - left.ms)
for (const { play, stakes, ms, firstMs } of slowest.slice(0, 10)) {
  console.log(
    `${String(play.playId).padStart(5)} ${play.code.padEnd(24)} ${String(stakes).padStart(14)} stakes ${ms.toFixed(4)} ms, first ${firstMs.toFixed(3)} ms`,
  )
}
printResult({
  bench: 'plays',
  plays: measured.length,
  slowestMs: Number((slowest[0]?.ms ?? 0).toFixed(4)),
  slowest: slowest[0]?.play.code,
  slowestFirstMs: Number(Math.max(...measured.map(({ firstMs }) => firstMs)).toFixed(3)),
  aboveGoal: slowest.filter(({ ms }) => ms > goalMs).length,
})
