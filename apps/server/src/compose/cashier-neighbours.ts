import type { CashierNeeds } from '../modules/cashier/index.ts'
import type { Delivery } from '../modules/delivery/index.ts'
import type { Inbox } from '../modules/inbox/index.ts'
import type { Live } from '../modules/live/index.ts'
import type { Members } from '../modules/members/index.ts'
import { returnedKind, stakeKind } from '../modules/play/index.ts'
import type { Settings } from '../modules/settings/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { Logger } from '../platform/logger.ts'
import { reversalLetters } from './reversal-letter.ts'

type Neighbours = {
  readonly members: Pick<Members, 'findMember'>
  readonly settings: Settings
  readonly live: Pick<Live, 'publishToMember'>
  readonly inbox: Pick<Inbox, 'noteDeposit' | 'noteWithdrawal'>
  readonly delivery: Delivery
  readonly clock: Clock
  readonly logger: Logger
}

const memberNeeds = (members: Neighbours['members']): CashierNeeds['members'] => ({
  findDepositMember: async (memberId, tx) => {
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
  findWithdrawalMember: async (memberId, tx) => {
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
})

const settingNeeds = (settings: Settings): CashierNeeds['settings'] => ({
  payerCpfRequired: (brandId) => settings.jurisdictionRulesOf(brandId).payerCpfRequired,
  withdrawalLawOf: (brandId) => {
    const rules = settings.jurisdictionRulesOf(brandId)
    return {
      ownCpfRequired: rules.payerCpfRequired,
      payableWithinMin: rules.prizePayableMin,
      betweenPeople: rules.peerPayouts,
    }
  },
})

const listeners = ({
  inbox,
  live,
  logger,
}: Pick<Neighbours, 'inbox' | 'live' | 'logger'>): CashierNeeds['listeners'] => ({
  onDepositChanged: ({ memberId, depositId, status }) => {
    inbox.noteDeposit(memberId, depositId)
    live
      .publishToMember(memberId, { topic: 'deposit', depositId, status })
      .catch((error: unknown) => logger.warn({ err: error }, 'deposit change not pushed'))
  },
  onWithdrawalChanged: ({ memberId, withdrawalId, status }) => {
    inbox.noteWithdrawal(memberId, withdrawalId)
    live
      .publishToMember(memberId, { topic: 'withdrawal', withdrawalId, status })
      .catch((error: unknown) => logger.warn({ err: error }, 'withdrawal change not pushed'))
  },
})

/** What the cashier needs of members, settings, play, delivery, the inbox and the socket. */
export const cashierNeighbours = (
  neighbours: Neighbours,
): Omit<CashierNeeds, 'wallet' | 'promotions'> => {
  const { members, settings, delivery, clock } = neighbours
  return {
    members: memberNeeds(members),
    settings: settingNeeds(settings),
    play: { stakeKinds: [stakeKind.kind], returnedKinds: [returnedKind.kind] },
    delivery: { reversalLetterTo: reversalLetters({ members, settings, delivery, clock }) },
    listeners: listeners(neighbours),
  }
}
