import { z } from 'zod'
import { operatorEndpoint } from '../../endpoint.ts'
import { heldReasons } from '../../promotion-names.ts'
import { Instant, Money } from '../../shapes.ts'
import { typed } from '../../wps/session.ts'

/** A referral reward that waits for an operator. */
export const HeldReferral = z.object({
  friendId: z.string(),
  /** `<merchant>@<username>` of the referrer, and of the referred member. */
  account: z.string(),
  friend: z.string(),
  amount: Money,
  staked: Money,
  reasons: z.array(z.enum(heldReasons)),
  heldAt: z.union([Instant, z.literal('')]),
  decision: z.enum(['approved', 'rejected']).nullable(),
})
export type HeldReferral = z.infer<typeof HeldReferral>

export const listHeldReferrals = operatorEndpoint({
  name: 'listHeldReferrals',
  summary: 'Rewards for friends that wait for an operator, the oldest first',
  method: 'GET',
  path: '/ops/referrals',
  right: 'loyalty.read',
  approval: 'none',
  personal: 'masked',
  response: z.object({ referrals: z.array(HeldReferral) }),
  refusals: [],
})

const decision = {
  method: 'POST',
  params: z.object({ friendId: z.string().regex(/^\d{1,18}$/) }),
  body: z.strictObject({ reason: typed(200).regex(/\S.*\S/) }),
  response: HeldReferral,
  refusals: ['rewards.referral_unknown', 'rewards.referral_decided'],
} as const

export const approveReferral = operatorEndpoint({
  name: 'approveReferral',
  summary: 'Yes: the reward is given',
  path: '/ops/referrals/:friendId/approve',
  ...decision,
  right: 'loyalty.decide',
  approval: 'reason',
  personal: 'masked',
})

export const rejectReferral = operatorEndpoint({
  name: 'rejectReferral',
  summary: 'No: nothing is given for this friend',
  path: '/ops/referrals/:friendId/reject',
  ...decision,
  right: 'loyalty.decide',
  approval: 'reason',
  personal: 'masked',
})
