import type { Chance } from '@trevo/fairness/chance.ts'
import { inEachLanguage } from '@trevo/languages/languages.ts'
import type { Json } from '../engine/json.ts'
import type { MeasuredWager, WagerFigures } from '../engine/measure.ts'
import { momentsOf } from '../slots/measure/moments.ts'
import { reelsTexts } from './texts.ts'
import type { ReelsChoice, ReelsTitle } from './types.ts'

/** Payout units of one whole round, without its history. */
export type PayoutUnits<Title extends ReelsTitle> = (
  title: Title,
  choice: ReelsChoice,
  chance: Chance,
) => number

/** Probability of each payout by payout units, the last index being the cap; undefined if only simulation is possible. */
export type ExactChances<Title extends ReelsTitle> = (
  title: Title,
  choice: ReelsChoice,
) => Float64Array | undefined

/** The spin, and the feature if it is sold. */
export const choicesOf = ({ buy }: ReelsTitle): ReelsChoice[] =>
  buy ? [null, { buy: buy.feature }] : [null]

/** The price of a choice in stakes. */
export const priceOf = ({ buy }: ReelsTitle, choice: ReelsChoice): number =>
  choice ? (buy?.priceStakes ?? 1) : 1

/** Every kind of wager of a title, at its first stake. */
export const measuredWagersOf = <Title extends ReelsTitle>(
  title: Title,
  exactChances: ExactChances<Title>,
): MeasuredWager[] =>
  choicesOf(title).map((choice) => {
    const [first = 0n] = title.stakeStepsMinor
    const price = priceOf(title, choice)
    const countOnce = once(() => {
      const chances = exactChances(title, choice)
      return chances && figuresOf(title, price, chances)
    })
    return {
      id: choice ? `buy-${choice.buy}` : 'spin',
      label: inEachLanguage((language) => {
        const { features, spin } = reelsTexts(language)
        return choice ? features[choice.buy] : spin
      }),
      stakeMinor: first * BigInt(price),
      choice: choice as Json, // a choice is plain JSON
      // Counting takes seconds, and not every caller that lists the wagers needs it.
      get exact() {
        return countOnce()
      },
    }
  })

const once = <Value>(make: () => Value): (() => Value) => {
  let made: { readonly value: Value } | undefined
  return () => (made ??= { value: make() }).value
}

const figuresOf = (title: ReelsTitle, price: number, chances: Float64Array): WagerFigures => {
  const perStake = title.unitsPerStake * price
  const { rtp, stdDev, hitRate, maxWinStakes } = momentsOf({ unitsPerStake: perStake }, chances)
  return {
    rtpBp: rounded(rtp * 10_000, 3),
    stdDev: rounded(stdDev, 3),
    hitRate: rounded(hitRate, 5),
    maxWinStakes: rounded(maxWinStakes, 3),
  }
}

/** A family's lean rounds in first stakes, as the interface requires. */
export const leanPayoutOf =
  <Title extends ReelsTitle>(payoutUnits: PayoutUnits<Title>) =>
  (title: Title, wager: MeasuredWager): ((chance: Chance) => number) => {
    const choice = choicesOf(title).find((one) => one?.buy === buyOf(wager.choice)) ?? null
    const perStake = title.unitsPerStake * priceOf(title, choice)
    return (chance) => payoutUnits(title, choice, chance) / perStake
  }

const buyOf = (choice: Json): Json | undefined =>
  choice !== null && typeof choice === 'object' && 'buy' in choice ? choice.buy : undefined

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits))
