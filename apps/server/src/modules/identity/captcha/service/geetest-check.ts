import { createHash } from 'node:crypto'
import { hourMs, minuteMs } from '@trevo/calendar/durations.ts'
import type { Logger } from '@trevo/platform/logger.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import { askGeetest, parseGeetest, type Geetest } from '../adapters/verify-by-geetest.ts'
import { spendOnce } from '../../common/repository/spend-once.ts'
import type { IdentityDb } from '../../tables.ts'
import type { HumanCheck } from './human-check.ts'

type Dependencies = {
  readonly db: IdentityDb
  readonly clock: Clock
  readonly geetest: Geetest
  /** What is required while the vendor is down. */
  readonly ownCheck: HumanCheck
  readonly logger?: Pick<Logger, 'warn'> | undefined
}

/** After one timeout, the vendor is not used for this long. */
const awayMs = minuteMs
/** The vendor's own proofs expire sooner; after that it refuses them itself. */
const rememberedMs = hourMs

const idOf = (lotNumber: string): string =>
  `human:geetest:${createHash('sha256').update(lotNumber).digest('hex')}`

/**
 * Human verification by GeeTest. If the vendor does not answer, its own examples admit everybody; here an outage
 * admits nobody: that proof is refused, and for a minute visitors get our own proof of work instead, which only
 * this server can issue. So a program gains nothing by cutting off the vendor, and people are not locked out while
 * it is down.
 */
export const createGeetestCheck = (dependencies: Dependencies): HumanCheck => {
  const { db, clock, geetest, ownCheck, logger } = dependencies
  const { captchaId, scriptUrl } = geetest
  let awayUntilMs = 0
  return {
    getHumanChallenge: async () =>
      clock.now().getTime() < awayUntilMs
        ? ownCheck.getHumanChallenge()
        : { provider: 'geetest', captchaId, scriptUrl },
    isHuman: async (proof) => {
      const fields = proof === undefined ? undefined : parseGeetest(proof)
      // Another copy of the server may have issued Trevo's own challenge.
      if (!fields) return ownCheck.isHuman(proof)
      const verdict = await askGeetest(geetest, fields)
      const nowMs = clock.now().getTime()
      if (verdict === 'away') {
        awayUntilMs = nowMs + awayMs
        logger?.warn({ awayMs }, 'GeeTest does not answer: using proof of work instead')
      }
      if (verdict !== 'passed') return false
      return spendOnce(db, idOf(fields.lot_number), new Date(nowMs + rememberedMs))
    },
  }
}
