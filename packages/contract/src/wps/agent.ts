import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { CacheBuster } from '../shapes.ts'
import { typed } from './session.ts'

export const checkAffiliate = endpoint({
  name: 'checkAffiliate',
  summary: 'Whether a code belongs to an agent of the brand; asked before registering',
  method: 'GET',
  path: '/wps/agent/affiliate',
  family: 'wps',
  auth: 'none',
  moduleId: 'AFFMAN3',
  query: z.object({
    code: typed(64).min(1),
    /** The host that the site runs on; must be one of the brand's domains. */
    domain: typed(255).min(1),
    _: CacheBuster,
  }),
  /** The code as the agent has it; the typed one may differ in case. */
  response: z.object({ affiliateCode: z.string() }),
  refusals: ['invitation_code_error', 'system.domain_invalid'],
  rateLimit: { max: 30, windowSec: 60 },
})
