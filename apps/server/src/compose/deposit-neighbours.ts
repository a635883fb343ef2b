import type { OpenCashierOptions } from '../modules/cashier/index.ts'
import type { Delivery } from '../modules/delivery/index.ts'
import type { Inbox } from '../modules/inbox/index.ts'
import type { Live } from '../modules/live/index.ts'
import type { Members } from '../modules/members/index.ts'
import type { Settings } from '../modules/settings/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { Logger } from '../platform/logger.ts'
import { reversalLetters } from './reversal-letter.ts'

type Neighbours = {
  readonly members: Members
  readonly settings: Settings
  readonly live: Live
  readonly inbox: Inbox
  readonly delivery: Delivery
  readonly clock: Clock
  readonly logger: Logger
}

type DepositNeighbours = Pick<
  OpenCashierOptions,
  'findMember' | 'payerCpfRequired' | 'onDepositChanged' | 'reversalLetterTo'
>

/** What deposits ask of their neighbours, and tell them. */
export const depositNeighbours = ({
  members,
  settings,
  live,
  inbox,
  delivery,
  clock,
  logger,
}: Neighbours): DepositNeighbours => ({
  findMember: async (memberId, tx) => {
    const found = await members.findMember(memberId, tx)
    if (!found) return undefined
    return {
      account: found.account,
      name: found.payeeName ?? found.nickname,
      cpf: found.taxId ?? undefined,
      mayDeposit: found.kind !== 'trial',
      isClosed: found.closedAt !== null,
    }
  },
  payerCpfRequired: (brandId) => settings.jurisdictionRulesOf(brandId).payerCpfRequired,
  onDepositChanged: ({ memberId, depositId, status }) => {
    inbox.noteDeposit(memberId, depositId)
    live
      .publishToMember(memberId, { topic: 'deposit', depositId, status })
      .catch((error: unknown) => logger.warn({ err: error }, 'deposit change not pushed'))
  },
  reversalLetterTo: reversalLetters({ members, settings, delivery, clock }),
})
