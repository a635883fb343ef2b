import { parseArgs } from 'node:util'
import { fastChance } from '@trevo/game-rules/slots/fast-chance.ts'
import { leanSlotOf } from '@trevo/game-rules/slots/lean-slot.ts'
import { slotTitles } from '@trevo/titles/slot-titles.ts'
import type { SlotMaths } from '@trevo/game-rules/slots/types.ts'
import { printResult } from '../tools/print-result.ts'

// Paid spins per second of one core's time; the free spins they lead to are played but not counted.
// Processor time is measured, so that a busy machine does not lower the figure:
// npm run bench:slots [-- --quick]
const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } })
const measureMs = values.quick ? 100 : 400
const repeatCount = values.quick ? 3 : 5
const roundsPerLook = 20_000

/** Rounds per second of processor time to be reached, by engine. */
const goals = { 'lines-3x3': 5_000_000, 'lines-5x3': 1_000_000, 'ways-5x3': 1_000_000 } as const

const measureOnce = (maths: SlotMaths, seed: number): number => {
  const { payoutUnits } = leanSlotOf(maths)
  const chance = fastChance(seed)
  const startedAt = process.cpuUsage()
  let [roundCount, units, elapsedMs] = [0, 0, 0]
  while (elapsedMs < measureMs) {
    for (let round = 0; round < roundsPerLook; round += 1) units += payoutUnits(chance)
    roundCount += roundsPerLook
    const { user, system } = process.cpuUsage(startedAt)
    elapsedMs = (user + system) / 1000
  }
  // An unused sum could be optimised away together with the spins.
  if (units === 0) throw new Error(`${maths.gameCode} never paid`)
  return (roundCount * 1000) / elapsedMs
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

const spinsPerSec: Record<string, number> = {}
for (const maths of slotTitles) {
  measureOnce(maths, 1)
  const runs = Array.from({ length: repeatCount }, (_, index) => measureOnce(maths, 2 + index))
  const perSec = Math.round(median(runs))
  spinsPerSec[maths.gameCode] = perSec
  const verdict = perSec >= goals[maths.kind] ? 'ok' : `below ${goals[maths.kind]}`
  console.log(`${maths.gameCode.padEnd(18)} ${maths.kind} ${perSec} spins/s ${verdict}`)
}
printResult({ bench: 'slots', spinsPerSec })
