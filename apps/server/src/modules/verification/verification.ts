import type { ChangeKind } from '../../platform/approvals/change-kind.ts'
import type { Route } from '../../platform/http/bind-route.ts'
import type { CodeCheck, Proof } from './service/check-code.ts'
import type { Requester } from './service/count-sending.ts'
import type { createListSmsBudgets } from './service/list-sms-budgets.ts'
import type { CodeOrder } from './service/send-code.ts'

/** A mobile number and its proof of ownership. */
export type MobileCheck = CodeCheck & { readonly idToken: string | undefined }

/** What verification offers to other modules. */
export type Verification = {
  /** See `service/send-code.ts`. */
  sendCode(order: CodeOrder): Promise<{ expiredMinutes: number }>
  /** See `service/check-code.ts`; the proof counts once it is spent. */
  checkCode(check: CodeCheck): Promise<Proof>
  /** By code, or in third-party SMS mode by id token, depending on the brand. */
  checkMobile(check: MobileCheck): Promise<Proof>
  /**
   * The same limits for a message that is not a code. Refuses `too_many_requests`; the count is kept, even if the
   * caller's transaction fails.
   */
  countSending(sending: {
    brandId: number
    to: string
    address: string
    requester: Requester
  }): Promise<void>
  /** The mark that a browser keeps of a logged-in member, so that it has a separate quota. */
  deviceMarkOf(brandId: number, customerId: string): string
  isDeviceOf(brandId: number, customerId: string, mark: string | undefined): boolean
  /** The brand's SMS sent today. */
  listSmsBudgets: ReturnType<typeof createListSmsBudgets>
  /** What two persons decide. */
  readonly changeKinds: readonly ChangeKind[]
  /** A job, every minute. */
  purge(): Promise<void>
  bindRoutes(route: Route): void
  /** Routes of the operators' own listener. */
  bindOperatorRoutes(route: Route): void
}
