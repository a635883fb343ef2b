import { isVisible } from '@trevo/field-rules/visible-text.ts'
import {
  openCashier,
  type CashierNeeds,
  type DepositReturns,
  type OpenCashier,
} from '../../modules/cashier/index.ts'
import type { Delivery } from '../../modules/delivery/index.ts'
import type { Mailboxes } from '../../modules/inbox/index.ts'
import type { LimitsModule } from '../../modules/limits/index.ts'
import type { Live } from '../../modules/live/index.ts'
import type { MemberDirectory } from '../../modules/members/index.ts'
import type { DepositPromotions } from '../../modules/promotions/index.ts'
import type { Staff } from '../../modules/staff/index.ts'
import type { Settings } from '../../modules/settings/index.ts'
import type { Wallet } from '../../modules/wallet/index.ts'
import { moneyReceivedKind } from '../../modules/transfers/index.ts'
import { lastingExclusion } from '../accounts/lasting-exclusion.ts'
import { statementKinds } from '../movements/describe-movements.ts'
import type { Platform } from '../platform.ts'
import { reversalLetters } from '../outside/reversal-letter.ts'
import { playForCashier } from '../stakes/valid-stakes.ts'

type Neighbours = {
  readonly members: MemberDirectory
  readonly settings: Settings
  readonly live: Live
  readonly inbox: Mailboxes
  readonly delivery: Delivery
  readonly wallet: Wallet
  readonly limits: LimitsModule
  readonly promotions: DepositPromotions
  readonly staff: Pick<Staff, 'approvals'>
  readonly depositReturns: DepositReturns
}

/** Names stored before invisible letters were refused are not sent on. */
const nameForInstitution = ({
  payeeName,
  nickname,
  account,
}: {
  readonly payeeName: string | null
  readonly nickname: string
  readonly account: string
}): string => [payeeName, nickname].find((name) => name !== null && isVisible(name)) ?? account

const memberNeeds = (members: MemberDirectory): CashierNeeds['members'] => ({
  findExclusion: lastingExclusion(members),
  findPayerAccounts: (cpf, tx) => members.findAccountsOfCpf(cpf, tx),
  findDepositMember: async (memberId, tx) => {
    const found = await members.findMember(memberId, tx)
    if (!found) return undefined
    return {
      account: found.account,
      name: nameForInstitution(found),
      cpf: found.taxId ?? undefined,
      mayDeposit:
        found.kind !== 'trial' && found.excludedAt === null && !found.blocked.includes('deposit'),
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
      mayWithdraw:
        found.kind !== 'trial' && found.closedAt === null && !found.blocked.includes('withdraw'),
      isBlocked: found.blocked.includes('withdraw'),
      isExcluded: found.excludedAt !== null,
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

const listeners = (
  { logger }: Platform,
  { inbox, live }: Neighbours,
): CashierNeeds['listeners'] => ({
  onDepositChanged: ({ memberId, depositId, status }) => {
    inbox.addDepositNotification(memberId, depositId)
    live
      .publishToMember(memberId, { topic: 'deposit', depositId, status })
      .catch((error: unknown) => logger.warn({ err: error }, 'deposit change not pushed'))
  },
  onWithdrawalChanged: ({ memberId, withdrawalId, status }) => {
    inbox.addWithdrawalNotification(memberId, withdrawalId)
    live
      .publishToMember(memberId, { topic: 'withdrawal', withdrawalId, status })
      .catch((error: unknown) => logger.warn({ err: error }, 'withdrawal change not pushed'))
  },
})

/** Deposits and withdrawals, with their dependencies on members, law and games and their messages. */
export const buildCashier = (platform: Platform, neighbours: Neighbours): Promise<OpenCashier> => {
  const { pools, environment, clock, logger, config } = platform
  const { members, settings, delivery, wallet, promotions, depositReturns, staff } = neighbours
  return openCashier({
    pool: pools.requests,
    jobPool: pools.jobs,
    wallet,
    promotions,
    staff: staff.approvals,
    depositReturns,
    environment,
    clock,
    logger,
    members: memberNeeds(members),
    limits: neighbours.limits.deposits,
    settings: settingNeeds(settings),
    movementKinds: statementKinds.map(({ kind }) => kind),
    transfers: { receivedKinds: [moneyReceivedKind] },
    play: playForCashier,
    delivery: { reversalLetterTo: reversalLetters({ members, settings, delivery, clock }) },
    listeners: listeners(platform, neighbours),
    isDemo: (brandId) => settings.brand(brandId).row.demo,
    isDemoServer: config.DEMO === '1',
    isWorker: config.roles.has('worker'),
  })
}
