import { z } from 'zod'
import type { Logger } from '@trevo/platform/logger.ts'
import type { DrawSources } from '../needs.ts'
import { drandBeacon } from './drand-beacon.ts'
import { resultFeed } from './result-feed.ts'

const HttpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))

const Environment = z.object({
  LOTTERY_BEACON_URL: HttpUrl.optional(),
  LOTTERY_BEACON_CHAIN: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
  LOTTERY_FEED_URL: HttpUrl.optional(),
  LOTTERY_FEED_TOKEN: z.string().min(1).optional(),
})
/** Without the hash of its chain, any answer of a relay would be believed. */
const SetTogether = Environment.refine(
  (one) => (one.LOTTERY_BEACON_URL === undefined) === (one.LOTTERY_BEACON_CHAIN === undefined),
  'LOTTERY_BEACON_URL and LOTTERY_BEACON_CHAIN are set together',
)

/**
 * A beacon when `LOTTERY_BEACON_URL` and `LOTTERY_BEACON_CHAIN` are set, a feed when
 * `LOTTERY_FEED_URL` is.
 *
 * @throws if one of the beacon's two is missing or unreadable
 */
export const chooseDrawSources = (
  environment: NodeJS.ProcessEnv,
  logger: Pick<Logger, 'warn'>,
): DrawSources => {
  const { LOTTERY_BEACON_URL, LOTTERY_BEACON_CHAIN, LOTTERY_FEED_URL, LOTTERY_FEED_TOKEN } =
    SetTogether.parse(environment)
  return {
    ...(LOTTERY_BEACON_URL !== undefined &&
      LOTTERY_BEACON_CHAIN !== undefined && {
        findBeacon: drandBeacon(
          { url: LOTTERY_BEACON_URL, chainHash: LOTTERY_BEACON_CHAIN },
          logger,
        ),
      }),
    ...(LOTTERY_FEED_URL !== undefined && {
      findResult: resultFeed({ url: LOTTERY_FEED_URL, token: LOTTERY_FEED_TOKEN }, logger),
    }),
  }
}
