import type { DeclaredReturn, ReturnDay } from '@trevo/fairness/measured-return.ts'
import type { Clock } from '@trevo/platform/clock.ts'

/** Days of Brasília, both inclusive. */
export type DaySpan = { readonly from: string; readonly to: string }

/** A game or lottery with what it declares and the sums of its days. */
export type TitleReturns = {
  readonly id: number
  readonly names: Readonly<Record<string, string>>
  readonly declared: DeclaredReturn | null
  readonly days: readonly (ReturnDay & { readonly day: string })[]
}

export type MeasuredReturnsNeeds = {
  readonly clock: Clock
  /** Games of a brand that were played in these days. */
  readonly play: {
    listReturns(brandId: number, span: DaySpan): Promise<readonly TitleReturns[]>
  }
  /** Lotteries of a brand that drew, or sold scratchcards, in these days. */
  readonly lottery: {
    listReturns(
      brandId: number,
      span: DaySpan,
    ): Promise<readonly (TitleReturns & { readonly kind: 'lottery' | 'instant' })[]>
  }
}
