import { z } from 'zod'
import { operatorEndpoint } from '../endpoint.ts'

/** How many SMS a brand sent today (UTC) to numbers with the same prefix, and its limit. */
const SmsBudget = z.object({
  /** Such as `+5511`; null for the brand as a whole. */
  prefix: z.string().nullable(),
  sentCount: z.number().int(),
  countMax: z.number().int(),
  state: z.enum(['open', 'nearly_used_up', 'used_up']),
})
export type SmsBudget = z.infer<typeof SmsBudget>

export const listSmsBudgets = operatorEndpoint({
  name: 'listSmsBudgets',
  summary: "Today's text messages of the brand by dialling prefix, the fullest first",
  method: 'GET',
  path: '/ops/sms-budgets',
  right: 'system.read',
  approval: 'none',
  personal: 'none',
  response: z.object({ onDay: z.iso.date(), budgets: z.array(SmsBudget) }),
  refusals: [],
})
