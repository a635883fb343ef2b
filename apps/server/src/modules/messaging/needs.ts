import type { LastingExclusion } from '@trevo/contract/wps/security/exclusion.ts'
import type { Database, Tx } from '@trevo/database/connect.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { MessagingTables } from './repository/tables.ts'

type Cookies = Readonly<Record<string, string | undefined>>

/** What messaging needs from other modules. */
export type MessagingNeeds = {
  readonly database: Database<MessagingTables>
  readonly clock: Clock
  readonly settings: {
    /** The least share of a banner's picture that its warning takes; 0 where no law asks for one. */
    bannerWarningMinBpOf(brandId: number): number
  }
  readonly identity: {
    /** Whether the text matches the captcha of this browser; uses it up. */
    isCaptchaRight(cookies: Cookies, typed: string): Promise<boolean>
  }
  readonly members: {
    /** The member's own exclusion in force; null without one. */
    findExclusion(memberId: bigint): Promise<LastingExclusion | null>
    /** Messages that call to play may not reach the member. */
    isMarketingBlocked(memberId: bigint): Promise<boolean>
    /** `<merchant>@<username>` */
    accountsOf(memberIds: readonly bigint[]): Promise<ReadonlyMap<bigint, string>>
  }
  readonly inbox: {
    /** An answer to feedback, once by its source, in the caller's transaction. */
    sendAnswer(
      tx: Tx,
      memberId: bigint,
      answer: {
        readonly source: string
        readonly referenceNumber: string
        readonly text: string
        readonly sentAt: Date
      },
    ): Promise<void>
  }
  readonly staff: {
    /** The user name of an operator of the brand who may answer at the desk; undefined for others. */
    findAnswerer(brandId: number, operator: string): Promise<string | undefined>
  }
}
