import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'

export const showDossier = endpoint({
  name: 'showDossier',
  summary:
    'The dossier for a laboratory or the regulator: rules, returns, hashes of critical files, changes since each release',
  method: 'GET',
  path: '/ops/dossier',
  family: 'ops',
  auth: 'operator',
  alwaysOpen: true,
  personal: 'none',
  right: 'regulator.read',
  approval: 'none',
  /** It has a line for each critical file. */
  rateLimit: { max: 10, windowSec: 60 },
  response: z.object({ fileName: z.string(), content: z.string() }),
  refusals: [],
})
