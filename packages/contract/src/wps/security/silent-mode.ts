import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { CacheBuster, Instant } from '../../shapes.ts'

/** For how many days a member may want silence. */
export const silentDays = [1, 7, 30, 90] as const

/** Until when nothing promotional reaches the member; null while it does. */
export const SilentMode = z.object({ until: Instant.nullable() })
export type SilentMode = z.infer<typeof SilentMode>

const common = { family: 'wps', auth: 'member', moduleId: 'COMM3' } as const

export const getSilentMode = endpoint({
  name: 'getSilentMode',
  summary: 'Whether the member wants no promotional content and no marketing',
  method: 'GET',
  path: '/wps/member/silent-mode',
  ...common,
  query: z.object({ _: CacheBuster }),
  response: SilentMode,
  refusals: [],
})

export const setSilentMode = endpoint({
  name: 'setSilentMode',
  summary: 'No promotional content and no marketing for some days, or all of it again',
  method: 'POST',
  path: '/wps/member/silent-mode',
  ...common,
  body: z.strictObject({
    /** From now on; null ends it. */
    days: z.literal(silentDays).nullable(),
  }),
  response: SilentMode,
  refusals: [],
  rateLimit: { max: 20, windowSec: 60 },
})
