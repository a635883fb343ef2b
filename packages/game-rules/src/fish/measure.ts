import { inEachLanguage } from '@trevo/languages/languages.ts'
import { figuresOf } from '../bets/figures-of.ts'
import type { Measure } from '../engine/measure.ts'
import { catchChance, drawShot } from './catch.ts'
import type { FishCannon, FishKind, FishTitle, FishView } from './types.ts'

type Aim = { readonly kind: FishKind; readonly cannon: FishCannon }

const aimsOf = ({ kinds, cannons }: FishTitle): Aim[] =>
  cannons.flatMap((cannon) => kinds.map((kind) => ({ kind, cannon })))

const idOf = ({ kind, cannon }: Aim): string => `${cannon.id}-${kind.id}`

const exactOf = ({ kind, cannon }: Aim) => {
  const { catches, of } = catchChance(kind, cannon)
  const weights = kind.prizes.reduce((sum, { weight }) => sum + weight, 0)
  return figuresOf([
    { weight: 1 - catches / of, payoutStakes: 0 },
    ...kind.prizes.map(({ times, weight }) => ({
      weight: (catches / of) * (weight / weights),
      payoutStakes: times,
    })),
  ])
}

/** A shot at each fish with each cannon. */
export const measure: Measure<FishTitle, never, FishView> = {
  wagers: (title) =>
    aimsOf(title).map((aim) => {
      const { kind, cannon } = aim
      return {
        id: idOf(aim),
        label: inEachLanguage((language) => `${cannon.name[language]}: ${kind.name[language]}`),
        stakeMinor: (title.stakeStepsMinor[0] ?? 0n) * BigInt(cannon.power),
        choice: { cannon: cannon.id, pond: 1, shots: [{ tide: 0, fish: 0, kind: kind.id }] },
        exact: exactOf(aim),
      }
    }),
  decide: () => {
    throw new RangeError('a volley is over at once')
  },
  leanPayout: (title, { id }) => {
    const aim = aimsOf(title).find((one) => idOf(one) === id)
    return aim && ((chance) => drawShot(aim.kind, aim.cannon, chance))
  },
}
