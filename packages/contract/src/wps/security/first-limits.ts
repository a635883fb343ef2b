import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Limits, LimitValue } from '../limits.ts'

/** The limits that Portaria 1.231 art. 31 asks of everybody before the first stake. */
export const firstLimitKinds = ['loss', 'time'] as const
export type FirstLimitKind = (typeof firstLimitKinds)[number]

export const firstLimitPeriods = ['day', 'week', 'month'] as const

const FirstLimit = z.strictObject({ period: z.enum(firstLimitPeriods), value: LimitValue })
export type FirstLimit = z.infer<typeof FirstLimit>

/** How much a person accepts to lose, in reais, and how long they want to play, in minutes. */
export const FirstLimits = z.strictObject({ loss: FirstLimit, time: FirstLimit })
export type FirstLimits = z.infer<typeof FirstLimits>

export const setFirstLimits = endpoint({
  name: 'setFirstLimits',
  summary: 'A loss and a time limit for somebody who has none and may not stake without',
  method: 'POST',
  path: '/wps/limits/first',
  family: 'wps',
  auth: 'member',
  sealed: true,
  moduleId: 'COMM3',
  body: FirstLimits.partial(),
  response: Limits,
  refusals: ['limit.value_unknown', 'limit.already_set'],
  rateLimit: { max: 20, windowSec: 60 },
})
