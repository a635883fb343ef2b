import type { OpenCashierOptions } from '../modules/cashier/index.ts'
import type { Inbox } from '../modules/inbox/index.ts'
import type { Live } from '../modules/live/index.ts'
import type { Members } from '../modules/members/index.ts'
import { returnedKind, stakeKind } from '../modules/play/index.ts'
import type { Settings } from '../modules/settings/index.ts'
import type { Logger } from '../platform/logger.ts'

type Neighbours = {
  readonly members: Pick<Members, 'findMember'>
  readonly settings: Settings
  readonly live: Pick<Live, 'publishToMember'>
  readonly inbox: Pick<Inbox, 'noteWithdrawal'>
  readonly logger: Logger
}

/** What money out must be handed of members, law, play, the inbox and the socket. */
export const withdrawalNeighbours = ({
  members,
  settings,
  live,
  inbox,
  logger,
}: Neighbours): OpenCashierOptions['withdrawals'] => ({
  findMember: async (memberId, tx) => {
    const found = await members.findMember(memberId, tx)
    if (!found) return undefined
    return {
      account: found.account,
      isDemo: found.isDemo,
      payeeName: found.payeeName,
      cpf: found.taxId ?? undefined,
      mayWithdraw: found.kind !== 'trial' && found.closedAt === null,
    }
  },
  lawOf: (brandId) => {
    const rules = settings.jurisdictionRulesOf(brandId)
    return {
      ownCpfRequired: rules.payerCpfRequired,
      payableWithinMin: rules.prizePayableMin,
      betweenPeople: rules.peerPayouts,
    }
  },
  wagering: { stakeKinds: [stakeKind.kind], returnedKinds: [returnedKind.kind] },
  onWithdrawalChanged: ({ memberId, withdrawalId, status }) => {
    inbox.noteWithdrawal(memberId, withdrawalId)
    live
      .publishToMember(memberId, { topic: 'withdrawal', withdrawalId, status })
      .catch((error: unknown) => logger.warn({ err: error }, 'withdrawal change not pushed'))
  },
})
