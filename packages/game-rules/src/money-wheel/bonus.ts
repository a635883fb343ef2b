import type { Chance } from '@trevo/fairness/chance.ts'
import type { Bonus, BonusKind, GreatSegment, MoneyWheelTitle } from './types.ts'

const pick = <Item>(items: readonly Item[], at: number): Item => {
  const item = items[at]
  if (item === undefined) throw new RangeError(`nothing at ${at}`)
  return item
}

const isDouble = (segment: GreatSegment): segment is 'double' => segment === 'double'

/** The multipliers of the second wheel, once it no longer doubles. */
const valuesOf = ({ greatWheel }: MoneyWheelTitle): number[] =>
  greatWheel.flatMap((segment, at) => (isDouble(segment) ? [] : [at]))

const turnGreatWheel = (title: MoneyWheelTitle, chance: Chance): number[] => {
  const stops: number[] = []
  for (;;) {
    const values = valuesOf(title)
    const isLast = stops.length === title.doublesMax
    const stop = isLast
      ? pick(values, chance.nextInt(values.length))
      : chance.nextInt(title.greatWheel.length)
    stops.push(stop)
    if (!isDouble(pick(title.greatWheel, stop))) return stops
  }
}

/** Plays a bonus round for everybody. */
export const drawBonus = (title: MoneyWheelTitle, kind: BonusKind, chance: Chance): Bonus => {
  switch (kind) {
    case 'coin': {
      const first = pick(title.coin, chance.nextInt(title.coin.length))
      const second = pick(title.coin, chance.nextInt(title.coin.length))
      return { kind, sides: [first, second], side: chance.nextInt(2) === 0 ? 0 : 1 }
    }
    case 'drop':
      return {
        kind,
        path: title.drop.slice(1).map(() => (chance.nextInt(2) === 0 ? 0 : 1)),
      }
    case 'balloons':
      return { kind, at: chance.nextInt(title.balloons.length) }
    case 'great-wheel':
      return { kind, stops: turnGreatWheel(title, chance) }
    default:
      return kind satisfies never
  }
}

/** The resulting multiplier of a bonus round. */
export const oddsOfBonus = (title: MoneyWheelTitle, bonus: Bonus): number => {
  switch (bonus.kind) {
    case 'coin':
      return bonus.sides[bonus.side]
    case 'drop':
      return pick(title.drop, bonus.path.filter((step) => step === 1).length)
    case 'balloons':
      return pick(title.balloons, bonus.at)
    case 'great-wheel': {
      const last = pick(title.greatWheel, bonus.stops.at(-1) ?? 0)
      return isDouble(last) ? 0 : last * 2 ** (bonus.stops.length - 1)
    }
    default:
      return bonus satisfies never
  }
}

/** The highest possible multiplier of a bonus round. */
export const oddsMostOf = (title: MoneyWheelTitle, kind: BonusKind): number => {
  const values = title.greatWheel.filter((segment) => !isDouble(segment))
  switch (kind) {
    case 'coin':
      return Math.max(...title.coin)
    case 'drop':
      return Math.max(...title.drop)
    case 'balloons':
      return Math.max(...title.balloons)
    case 'great-wheel':
      return Math.max(...values) * 2 ** title.doublesMax
    default:
      return kind satisfies never
  }
}

/** A multiplier and its probability. */
export type OddsChance = { readonly odds: number; readonly chance: number }

const evenly = (odds: readonly number[]): OddsChance[] =>
  odds.map((one) => ({ odds: one, chance: 1 / odds.length }))

const dropChances = ({ drop }: MoneyWheelTitle): OddsChance[] => {
  const pins = drop.length - 1
  let ways = 1
  return drop.map((odds, at) => {
    const found = { odds, chance: ways / 2 ** pins }
    ways = (ways * (pins - at)) / (at + 1)
    return found
  })
}

const greatChances = (title: MoneyWheelTitle, turn = 0): OddsChance[] => {
  const { greatWheel, doublesMax } = title
  const values = greatWheel.filter((segment) => !isDouble(segment))
  const times = 2 ** turn
  if (turn === doublesMax) return evenly(values.map((value) => value * times))
  const doubles = (greatWheel.length - values.length) / greatWheel.length
  return [
    ...values.map((value) => ({ odds: value * times, chance: 1 / greatWheel.length })),
    ...greatChances(title, turn + 1).map(({ odds, chance }) => ({
      odds,
      chance: chance * doubles,
    })),
  ]
}

/** Every possible multiplier of a bonus round, with its probability. */
export const chancesOfBonus = (title: MoneyWheelTitle, kind: BonusKind): readonly OddsChance[] => {
  switch (kind) {
    case 'coin':
      // Two equally distributed values and a fair coin are equivalent to one value.
      return evenly(title.coin)
    case 'drop':
      return dropChances(title)
    case 'balloons':
      return evenly(title.balloons)
    case 'great-wheel':
      return greatChances(title)
    default:
      return kind satisfies never
  }
}
