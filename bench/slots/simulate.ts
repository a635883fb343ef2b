import { parseArgs } from 'node:util'
import { engineOf } from '@trevo/game-rules/engine/engines.ts'
import { measureOf } from '@trevo/game-rules/engine/measures.ts'
import { simulateGame } from '@trevo/game-rules/engine/simulate-game.ts'
import type { TitleData } from '@trevo/game-rules/engine/title-data.ts'
import { simulateTitle } from '@trevo/game-rules/slots/measure/simulate-title.ts'
import type { SlotMaths } from '@trevo/game-rules/slots/types.ts'
import { getGameFigures, getPublishedFigures } from '@trevo/titles/published.ts'
import { isSlot } from '@trevo/titles/slot-titles.ts'
import { titlesInOrder } from '@trevo/titles/titles-in-order.ts'

// Long simulation of every wager of every title against its published figures, 100 million rounds a
// title of `slots`, and so many of every wager of the others:
//   npm run bench -- simulate [--quick | --rounds 20000000 | --only tigre-da-sorte]
const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '100000000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', multiple: true },
  },
})
const roundCount = values.quick ? 1_000_000 : Number(values.rounds)
const seed = Number(values.seed)

/** With many titles one miss at 99 % is no surprise; at 99.99 % it is a fault. */
const Z9999 = 3.8906
const Z99 = 2.5758

type Result = {
  /** What the title publishes, and whether every outcome was counted for it. */
  readonly declaredBp: number
  readonly isExact: boolean
  readonly rtpBp: number
  readonly rtpBpWithin99: number
  readonly hitRate: number
  readonly stdDev: number
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits))

const slotResults = (maths: SlotMaths): Record<string, Result> => {
  const { rtpBp: declaredBp, stdDev: declaredDev } = getPublishedFigures(maths.gameCode)
  const { rtp, rtpWithin, hitRate, stdDev } = simulateTitle(maths, { roundCount, seed })
  const allowedBp = (Z9999 * declaredDev * 10_000) / Math.sqrt(roundCount)
  const measured = { rtp, rtpWithin, hitRate, stdDev }
  return { spin: judged(`${maths.gameCode}`, { declaredBp, isExact: true }, measured, allowedBp) }
}

type Measured = Pick<ReturnType<typeof simulateGame>, 'rtp' | 'rtpWithin' | 'hitRate' | 'stdDev'>

/** Prints a line, and fails the run when the measured return is not the declared one. */
const judged = (
  name: string,
  declared: Pick<Result, 'declaredBp' | 'isExact'>,
  { rtp, rtpWithin, hitRate, stdDev }: Measured,
  allowedBp: number,
): Result => {
  const result = {
    ...declared,
    rtpBp: rounded(rtp * 10_000, 2),
    rtpBpWithin99: rounded(rtpWithin * 10_000, 2),
    hitRate: rounded(hitRate, 5),
    stdDev: rounded(stdDev, 3),
  }
  const isNear = Math.abs(rtp * 10_000 - declared.declaredBp) <= allowedBp
  if (!isNear) process.exitCode = 1
  console.log(
    `${name.padEnd(34)} ${result.rtpBp} ± ${result.rtpBpWithin99} bp, ` +
      `${declared.isExact ? 'exact' : 'declared'} ${declared.declaredBp}, hits ${result.hitRate}, ` +
      `deviation ${result.stdDev} ${isNear ? 'ok' : 'OFF'}`,
  )
  return result
}

const gameResults = (title: TitleData): Record<string, Result> => {
  const game = { title, engine: engineOf(title), measure: measureOf(title) }
  const { wagers } = getGameFigures(title.gameCode)
  return Object.fromEntries(
    game.measure.wagers(title).map((wager) => {
      const published = wagers.find(({ id }) => id === wager.id)
      if (!published) throw new Error(`${title.gameCode} ${wager.id} was not measured`)
      const { figures, method, simulation } = published
      const simulated = simulateGame(game, wager, { roundCount, seed })
      const isExact = method === 'exact'
      // A declared return that was simulated itself is as uncertain as that sample was.
      const ofSample = isExact ? 0 : (simulation.rtpBpTo - simulation.rtpBpFrom) / (2 * Z99)
      const exactBp = (figures.stdDev * 10_000) / Math.sqrt(roundCount)
      const ownBp = Math.max(exactBp, (simulated.rtpWithin * 10_000) / Z99)
      const allowedBp = Z9999 * Math.hypot(ownBp, ofSample) + 0.01
      const declared = { declaredBp: figures.rtpBp, isExact }
      return [wager.id, judged(`${title.gameCode} ${wager.id}`, declared, simulated, allowedBp)]
    }),
  )
}

const titles: Record<string, Record<string, Result>> = {}
for (const { maths: title } of titlesInOrder) {
  if (values.only && !values.only.includes(title.gameCode)) continue
  titles[title.gameCode] = isSlot(title) ? slotResults(title) : gameResults(title)
}
console.log(JSON.stringify({ bench: 'simulate', roundCount, titles }))
