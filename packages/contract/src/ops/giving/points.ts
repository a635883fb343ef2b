import { z } from 'zod'
import { operatorEndpoint } from '../../endpoint.ts'
import { Instant, Money } from '../../shapes.ts'
import { typed } from '../../wps/session.ts'

/** A member's exchange of points, as operators see it. */
export const OperatorRedemption = z.object({
  redemptionId: z.uuid(),
  appliedAt: Instant,
  /** `<merchant>@<username>` */
  account: z.string(),
  name: z.string(),
  quantity: z.int(),
  points: Money,
  amount: Money,
  status: z.enum(['IN_PROCESS', 'REJECTED', 'APPROVED']),
  address: z.string().nullable(),
  phone: z.string().nullable(),
  remark: z.string(),
})
export type OperatorRedemption = z.infer<typeof OperatorRedemption>

export const listOpenRedemptions = operatorEndpoint({
  name: 'listOpenRedemptions',
  summary: 'What members exchanged points for and waits for an operator, the oldest first',
  method: 'GET',
  path: '/ops/points/redemptions',
  right: 'loyalty.read',
  approval: 'none',
  personal: 'masked',
  response: z.object({ redemptions: z.array(OperatorRedemption) }),
  refusals: [],
})

const params = z.object({ redemptionId: z.uuid() })
const refusals = ['points.redemption_unknown', 'points.redemption_decided'] as const

export const approveRedemption = operatorEndpoint({
  name: 'approveRedemption',
  summary: 'Yes: it is sent, done, or paid',
  method: 'POST',
  path: '/ops/points/redemptions/:redemptionId/approve',
  right: 'loyalty.decide',
  approval: 'reason',
  personal: 'masked',
  params,
  body: z.strictObject({ remark: typed(200).regex(/\S.*\S/) }),
  response: OperatorRedemption,
  refusals,
})

export const rejectRedemption = operatorEndpoint({
  name: 'rejectRedemption',
  summary: 'No: points and money go back, and it can be had by somebody else',
  method: 'POST',
  path: '/ops/points/redemptions/:redemptionId/reject',
  right: 'loyalty.decide',
  approval: 'reason',
  personal: 'masked',
  params,
  body: z.strictObject({ remark: typed(200).regex(/\S.*\S/) }),
  response: OperatorRedemption,
  refusals,
})
