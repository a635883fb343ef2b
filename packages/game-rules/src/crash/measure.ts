import { inEachLanguage, languages } from '@trevo/languages/languages.ts'
import type { Measure, MeasuredWager } from '../engine/measure.ts'
import type { CrashAction, CrashTitle, CrashView, Hundredths } from './types.ts'

const range = 2n ** 32n

/** Cash-outs whose figures are published; the return is the same at each. */
const places: readonly Hundredths[] = [110, 150, 200, 500, 1_000, 10_000]

/** How many of 2^32 numbers reach the multiplier. */
const reachedBy = ({ returnPercent }: CrashTitle, at: Hundredths): number =>
  Number((range * BigInt(returnPercent)) / BigInt(at)) / Number(range)

const wagerAt = (title: CrashTitle, at: Hundredths): MeasuredWager => {
  const chance = reachedBy(title, at)
  const times = at / 100
  return {
    id: `x${at}`,
    label: inEachLanguage((language) => {
      const { locale } = languages[language]
      return `×${times.toLocaleString(locale, { minimumFractionDigits: 2 })}`
    }),
    stakeMinor: 10_000n,
    choice: { seat: 1, autoCashOut: at },
    exact: {
      rtpBp: chance * times * 10_000,
      hitRate: chance,
      stdDev: times * Math.sqrt(chance * (1 - chance)),
      maxWinStakes: times,
    },
  }
}

export const measure: Measure<CrashTitle, CrashAction, CrashView> = {
  wagers: (title) => places.map((at) => wagerAt(title, at)),
  decide: ({ gameCode }) => {
    throw new Error(`${gameCode}: a bet that cashes itself out has nothing to decide`)
  },
}
