import { afterCommit, tables, type Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { Logger } from '@trevo/platform/logger.ts'
import { alarmOf, servedBy, visitorsShareOf } from '../domain/sms-budget.ts'
import { smsRouteOf } from '../domain/sms-prefix.ts'
import { addSms, addSmsOfPrefix, listSmsCountries } from '../repository/sms-budgets.ts'
import type { VerificationDb, VerificationTables } from '../repository/tables.ts'

export type SmsAlarm = 'nearly_used_up' | 'used_up'

type Dependencies = {
  readonly logger: Pick<Logger, 'warn'>
  /** For the metrics. */
  countSmsAlarm?(alarm: SmsAlarm): void
}

export type SmsOrder = {
  readonly brandId: number
  readonly to: string
  /** yyyy-MM-dd, UTC. */
  readonly onDay: string
  readonly smsPerDayMax: number
  /** The requester is unknown: a part of every budget is reserved. */
  readonly isVisitor: boolean
  /** False counts nothing at the same cost. */
  readonly isWanted: boolean
}

/** The budget of one day of the area that a number is in. Refuses `sms.country_not_served`. */
const findPrefixBudget = async (db: VerificationDb, brandId: number, to: string) => {
  const { countryCode, prefix } = smsRouteOf(to)
  const named = await listSmsCountries(db, brandId)
  const country = servedBy(named).find((one) => one.countryCode === countryCode)
  if (!country) throw new Refusal('sms.country_not_served')
  return { prefix, countMax: country.prefixPerDayMax }
}

/**
 * Counts a text message for the brand and for the area of its number, in the transaction that sends
 * it. Refuses `sms.country_not_served`, and `sms.quota_exceeded` when a budget is used up.
 */
export const createCountSms = ({ logger, countSmsAlarm }: Dependencies) => {
  const giveAlarm = (tx: Tx, brandId: number, prefix: string | null, of: [number, number]) => {
    const [sentCount, countMax] = of
    const alarm = alarmOf(sentCount, countMax)
    if (!alarm) return
    afterCommit(tx, () => {
      logger.warn({ brandId, prefix, sentCount, countMax, alarm }, 'budget of text messages')
      countSmsAlarm?.(alarm)
    })
  }

  return async (tx: Tx, order: SmsOrder): Promise<void> => {
    const { brandId, to, onDay, smsPerDayMax, isVisitor, isWanted } = order
    const db = tables<VerificationTables>(tx)
    const budget = await findPrefixBudget(db, brandId, to)
    const day = { brandId, onDay, count: isWanted ? 1 : 0 } as const
    const ofPrefix = await addSmsOfPrefix(db, { ...day, ...budget })
    const ofBrand = await addSms(db, day)
    // An undelivered one would have counted as well.
    const uncounted = isWanted ? 0 : 1
    const isUsedUp = (sent: number, max: number) =>
      sent + uncounted > (isVisitor ? visitorsShareOf(max) : max)
    if (isUsedUp(ofPrefix, budget.countMax) || isUsedUp(ofBrand, smsPerDayMax)) {
      throw new Refusal('sms.quota_exceeded')
    }
    if (!isWanted) return
    giveAlarm(tx, brandId, budget.prefix, [ofPrefix, budget.countMax])
    giveAlarm(tx, brandId, null, [ofBrand, smsPerDayMax])
  }
}
