import { minuteMs } from '@trevo/calendar/durations.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import { tables, type Database, type Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { Logger } from '@trevo/platform/logger.ts'
import type { Channel, Delivery } from '../../delivery/index.ts'
import { codeText } from '../domain/code-text.ts'
import { newCode, type CodeHashes } from '../domain/hash-codes.ts'
import { createCountSending, type Requester } from './count-sending.ts'
import { createCountSms, type SmsAlarm } from './count-sms.ts'
import { saveCode } from '../repository/codes.ts'
import type { VerificationTables } from '../repository/tables.ts'

/** A code's purpose; it works for no other. `loginOrRecover` works for either, once. */
export type CodePurpose =
  | 'register'
  | 'login'
  | 'recover'
  | 'loginOrRecover'
  | 'second-check'
  | 'confirm-mobile'
  | 'confirm-email'
  | 'payment-password'

export type CodeOrder = {
  readonly brandId: number
  readonly purpose: CodePurpose
  readonly channel: Channel
  /** `+5511987654321`, or an email address. */
  readonly to: string
  readonly language: Language
  /** The origin of the order. */
  readonly address: string
  readonly requester: Requester
  /** False takes every step but sends nothing: for unknown targets. */
  readonly isWanted?: boolean
}

export type BrandCodes = {
  readonly brandName: string
  /** 1 to 10. */
  readonly codeMinutes: number
  readonly smsPerDayMax: number
  /** In `firebase` mode an external service sends the codes of phone numbers. */
  readonly phoneAuthMode: 'own' | 'firebase'
}

export type CodeDependencies = {
  readonly database: Database<VerificationTables>
  readonly clock: Clock
  readonly delivery: Pick<Delivery, 'send' | 'isOutOfCredit'>
  readonly hashes: CodeHashes
  readonly logger: Pick<Logger, 'warn'>
  /** For the metrics. */
  countSmsAlarm?(alarm: SmsAlarm): void
  brandCodesOf(brandId: number): BrandCodes
  /** The requester that an address counts for. */
  addressKeyOf(address: string): string
}

const triesMax = 5

/**
 * Sends a code of six digits. Known and unknown targets cost the same and count alike. Refuses
 * `sms.not_enabled` in third-party mode, `sms.country_not_served` for numbers of other countries than
 * the brand's, `sms.quota_exceeded` when a budget is used up or the provider is out of messages,
 * `too_many_requests` beyond the requester's quota.
 */
export const createSendCode = (dependencies: CodeDependencies) => {
  const { database, clock, delivery, hashes, brandCodesOf } = dependencies
  const countSending = createCountSending(dependencies)
  const countSms = createCountSms(dependencies)

  const write = async (tx: Tx, order: CodeOrder, brand: BrandCodes) => {
    const { brandId, purpose, channel, to, language, isWanted = true } = order
    const db = tables<VerificationTables>(tx)
    const target = hashes.ofTarget(brandId, to)
    await countSending(db, { brandId, target, address: order.address, requester: order.requester })

    const code = newCode()
    const until = new Date(clock.now().getTime() + brand.codeMinutes * minuteMs)
    const codeHash = hashes.ofCode({ brandId, purpose, target }, code)
    await saveCode(db, { brandId, purpose, target, codeHash, triesMax, until })
    const places = { brandName: brand.brandName, code, minutes: brand.codeMinutes }
    const text = codeText(language, places)
    const isSms = channel === 'sms'
    await delivery.send(tx, {
      brandId,
      channel,
      recipient: to,
      subject: isSms ? null : text.subject,
      body: isSms ? text.sms : text.email,
      until,
      isWanted,
    })
  }

  return async (order: CodeOrder): Promise<{ expiredMinutes: number }> => {
    const brand = brandCodesOf(order.brandId)
    const isSms = order.channel === 'sms'
    if (isSms && brand.phoneAuthMode !== 'own') throw new Refusal('sms.not_enabled')
    if (isSms && (await delivery.isOutOfCredit('sms'))) throw new Refusal('sms.quota_exceeded')

    await database.inTx(async (tx) => {
      await write(tx, order, brand)
      if (!isSms) return
      const { brandId, to, requester, isWanted = true } = order
      await countSms(tx, {
        brandId,
        to,
        onDay: clock.now().toISOString().slice(0, 10),
        smsPerDayMax: brand.smsPerDayMax,
        isVisitor: requester.kind === 'visitor' || requester.kind === 'claimant',
        isWanted,
      })
    })
    return { expiredMinutes: brand.codeMinutes }
  }
}
