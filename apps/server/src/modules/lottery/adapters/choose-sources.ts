import { z } from 'zod'
import type { Logger } from '../../../platform/logger.ts'
import type { DrawSources } from '../needs.ts'
import { drandBeacon } from './drand-beacon.ts'
import { resultFeed } from './result-feed.ts'

const HttpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))

const Environment = z.object({
  LOTTERY_BEACON_URL: HttpUrl.optional(),
  LOTTERY_FEED_URL: HttpUrl.optional(),
  LOTTERY_FEED_TOKEN: z.string().min(1).optional(),
})

/** A beacon when `LOTTERY_BEACON_URL` is set, a feed when `LOTTERY_FEED_URL` is. */
export const chooseDrawSources = (
  environment: NodeJS.ProcessEnv,
  logger: Pick<Logger, 'warn'>,
): DrawSources => {
  const { LOTTERY_BEACON_URL, LOTTERY_FEED_URL, LOTTERY_FEED_TOKEN } =
    Environment.parse(environment)
  return {
    ...(LOTTERY_BEACON_URL !== undefined && {
      findBeacon: drandBeacon(LOTTERY_BEACON_URL, logger),
    }),
    ...(LOTTERY_FEED_URL !== undefined && {
      findResult: resultFeed({ url: LOTTERY_FEED_URL, token: LOTTERY_FEED_TOKEN }, logger),
    }),
  }
}
