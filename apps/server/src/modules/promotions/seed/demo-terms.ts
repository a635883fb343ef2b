import type { PromotionCategory, PromotionKind } from '@trevo/contract/promotion-names.ts'
import type {
  PromotionAudience,
  PromotionTerms,
  Wagering,
} from '@trevo/contract/promotion-terms.ts'
import type { InEachLanguage } from '@trevo/languages/languages.ts'

export type DemoPromotion = {
  readonly anchor: string
  readonly kind: PromotionKind
  readonly category: PromotionCategory
  readonly texts: InEachLanguage<{
    readonly title: string
    readonly lead: string
    readonly body: string
  }>
  readonly hue: number
  readonly symbols: readonly string[]
  readonly terms: PromotionTerms
  readonly audience?: PromotionAudience
  /** Days from the first start of the demo. */
  readonly startsInDays: number
  readonly lastsDays: number | null
  readonly budget?: string
  readonly stock?: number
  readonly codes?: readonly { readonly code: string; readonly usesMax: number }[]
}

export const once = { times: 1, per: 'promotion' } as const
export const nothingAsked = { op: 'all' as const, of: [] }

export const wagering = (more: Partial<Wagering>): Wagering => ({
  multiplier: 10,
  weights: {
    BGS: 10_000,
    RNG: 10_000,
    FISH: 10_000,
    PVP: 5_000,
    SPORTS: 5_000,
    LOTT: 5_000,
    ELOTT: 5_000,
    LIVE: 1_000,
  },
  gameWeights: {},
  stakeCap: '5.00',
  prizeCap: null,
  expiresInDays: 30,
  ...more,
})

export const cash = (more: Partial<PromotionTerms>): PromotionTerms => ({
  conditions: nothingAsked,
  countedOver: 'promotion',
  reward: { prize: 'cash', value: { form: 'fixed', amount: '1.00' } },
  wagering: null,
  depositMin: null,
  perPerson: once,
  ...more,
})
