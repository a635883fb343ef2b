import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { CacheBuster } from '../../shapes.ts'
import { Notice } from '../games.ts'

export const listAgentAnnouncements = endpoint({
  name: 'listAgentAnnouncements',
  summary: 'AGENT-3: what the brand announces to its agents, newest first',
  method: 'GET',
  path: '/wps/relay/MCS2_agentAnnouncements',
  family: 'wps',
  auth: 'agent',
  moduleId: 'AGEANNOUNCE3',
  query: z.object({ _: CacheBuster }),
  response: z.object({ list: z.array(Notice) }),
  refusals: [],
})
