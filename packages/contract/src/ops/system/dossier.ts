import { z } from 'zod'
import { operatorEndpoint } from '../../endpoint.ts'

export const showDossier = operatorEndpoint({
  name: 'showDossier',
  summary:
    'The dossier for a laboratory or the regulator: rules, returns, hashes of critical files, changes since each release',
  method: 'GET',
  path: '/ops/dossier',
  personal: 'none',
  right: 'regulator.read',
  approval: 'none',
  /** It has a line for each critical file. */
  rateLimit: { max: 60, windowSec: 60 },
  response: z.object({ fileName: z.string(), content: z.string() }),
  refusals: [],
})
