import { payoutOfShares, type Shares } from '@trevo/lottery-rules/plays/br/shared-ticket.ts'
import type { Payout } from './game-rules.ts'

/** Lotteries whose tickets several members may share. */
export const isShareable = ({ group_code }: { readonly group_code: string }): boolean =>
  group_code === 'BR'

type Shared = {
  readonly share_first: number | null
  readonly share_count: number | null
  readonly share_of: number | null
}

/** The shares of an order or a ticket; undefined for a whole one. */
export const sharesOf = ({ share_first, share_count, share_of }: Shared): Shares | undefined =>
  share_first === null || share_count === null || share_of === null
    ? undefined
    : { first: share_first, count: share_count, of: share_of }

/** These shares' part of the whole payout. */
export const shareOfPayout = (whole: Payout, shares: Shares): Payout => ({
  prizeMinor: payoutOfShares(whole.prizeMinor, shares),
  tieMinor: payoutOfShares(whole.tieMinor, shares),
})
