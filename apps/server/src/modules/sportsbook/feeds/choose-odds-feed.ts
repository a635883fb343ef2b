import { z } from 'zod'
import type { MatchFeed } from '../needs.ts'
import { createOddsFeed } from './odds-feed/create-odds-feed.ts'

const Environment = z.object({
  ODDS_FEED_URL: z.url({ protocol: /^https?$/ }).optional(),
  ODDS_FEED_KEY: z.string().min(1).optional(),
  /** How often each document is requested. */
  ODDS_FEED_POLL_SECONDS: z.coerce.number().min(1).max(600).default(15),
  /** Odds older than this are not used. */
  ODDS_FEED_AGE_SECONDS_MAX: z.coerce.number().min(5).max(3_600).default(90),
})

/** The feed `odds` if its address is set; leagues that name it have no other source. */
export const chooseOddsFeed = (
  environment: NodeJS.ProcessEnv,
): Readonly<Record<string, MatchFeed>> => {
  const { ODDS_FEED_URL, ODDS_FEED_KEY, ...times } = Environment.parse(environment)
  if (!ODDS_FEED_URL) return {}
  if (!ODDS_FEED_KEY) throw new Error('ODDS_FEED_URL needs ODDS_FEED_KEY')
  const odds = createOddsFeed({
    url: ODDS_FEED_URL,
    key: ODDS_FEED_KEY,
    pollMs: times.ODDS_FEED_POLL_SECONDS * 1_000,
    maxAgeMs: times.ODDS_FEED_AGE_SECONDS_MAX * 1_000,
  })
  return { odds }
}
