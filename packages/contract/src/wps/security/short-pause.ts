import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { PlayTime } from '../limits.ts'

/** How long a pause from the panel or a reality check lasts. */
export const shortPauseMin = 15

export const takeShortPause = endpoint({
  name: 'takeShortPause',
  summary: 'Takes no stake for a quarter of an hour; it cannot be undone',
  method: 'POST',
  path: '/wps/play-time/pause',
  family: 'wps',
  auth: 'member',
  moduleId: 'COMM3',
  body: z.strictObject({}),
  evenCovered: true,
  response: PlayTime,
  refusals: [],
  rateLimit: { max: 10, windowSec: 60 },
})
