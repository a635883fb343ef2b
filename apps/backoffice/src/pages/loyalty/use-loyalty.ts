import { listHeldReferrals, listOpenRedemptions } from '@trevo/api-client/ops-endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../core/api.ts'
import { readId, readOneOf, useAddress } from '../../parts/use-address.ts'

export const tabs = [
  'redemptions',
  'referrals',
  'missions',
  'ranking',
  'odds',
  'levels',
  'rebate',
  'referral',
  'points',
  'mall',
  'freeGame',
] as const
const readers = {
  tab: readOneOf(tabs),
  row: readId(/^(new|[0-9a-f-]{1,36})$/),
  part: readOneOf(['PRIZE_WHEEL', 'GOLDEN_EGG', 'RED_ENVELOPE', 'raffle', 'ended', 'off']),
}

/** Tab, its part and the open record; all are in the address. */
export const useLoyaltyAddress = () => {
  const { values, change } = useAddress(readers)
  return { tab: values.tab ?? 'redemptions', row: values.row, part: values.part, change }
}
export type LoyaltyAddress = ReturnType<typeof useLoyaltyAddress>

const refetchInterval = 15_000

/** Exchanges that wait, the oldest first. */
export const redemptionsQuery = queryOptions({
  queryKey: ['redemptions'],
  queryFn: async () => (await ask(listOpenRedemptions)).redemptions,
  refetchInterval,
})

/** Friends whose reward is held, the oldest first. */
export const referralsQuery = queryOptions({
  queryKey: ['held referrals'],
  queryFn: async () => (await ask(listHeldReferrals)).referrals,
  refetchInterval,
})
