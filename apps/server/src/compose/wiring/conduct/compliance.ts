import { readFile } from 'node:fs/promises'
import { dayIn } from '@trevo/calendar/time-zone.ts'
import { createDatabase } from '@trevo/database/connect.ts'
import { listStakesSince } from '../../../modules/bets/index.ts'
import type { OpenCashier } from '../../../modules/cashier/index.ts'
import {
  createCompliance,
  createHttpRegister,
  noRegister,
  sandboxPort,
  startRegisterSandbox,
  type Compliance,
  type PersonAccount,
  type RegisterPort,
  type Unmet,
} from '../../../modules/compliance/index.ts'
import type { Mailboxes } from '../../../modules/inbox/index.ts'
import type { KycStanding } from '../../../modules/kyc/index.ts'
import type { LimitsModule } from '../../../modules/limits/index.ts'
import type { Lottery } from '../../../modules/lottery/index.ts'
import type { Member, MemberDirectory, Members } from '../../../modules/members/index.ts'
import type { Settings } from '../../../modules/settings/index.ts'
import type { Transfers } from '../../../modules/transfers/index.ts'
import type { Wallet } from '../../../modules/wallet/index.ts'
import type { Config } from '../../../platform/config.ts'
import { createReturnBalance } from '../../accounts/return-balance.ts'
import { createEndPlays } from '../../accounts/end-plays.ts'
import type { Platform } from '../../platform.ts'

type Neighbours = {
  readonly settings: Settings
  readonly directory: MemberDirectory
  readonly members: Members
  readonly cashier: OpenCashier
  readonly wallet: Wallet
  readonly lottery: Lottery
  readonly kycStanding: KycStanding
  readonly limits: LimitsModule
  readonly transfers: Transfers
  readonly mailboxes: Mailboxes
}

const accountOf = (member: Member): PersonAccount => ({
  memberId: member.memberId,
  brandId: member.brandId,
  personId: member.personId,
  customerId: member.customerId,
  username: member.username,
  cpf: member.taxId,
  isClosed: member.closedAt !== null,
})

/** The central register that the environment names, the demo's sandbox, or none. */
const openRegister = async ({
  DEMO,
  REGISTER_URL,
  REGISTER_KEY_FILE,
  REGISTER_SANDBOX_PORT,
}: Config): Promise<RegisterPort> => {
  if (REGISTER_URL !== undefined) {
    if (REGISTER_KEY_FILE === undefined) throw new Error('REGISTER_URL needs REGISTER_KEY_FILE')
    const publicKey = await readFile(REGISTER_KEY_FILE, 'utf8')
    return createHttpRegister({ url: REGISTER_URL, publicKey })
  }
  if (DEMO !== '1') return noRegister
  return sandboxPort(await startRegisterSandbox(REGISTER_SANDBOX_PORT))
}

const unmetIdentity = async (
  kyc: KycStanding,
  account: Parameters<KycStanding['mayStake']>[0],
): Promise<readonly Unmet[]> => {
  if (await kyc.mayStake(account)) return []
  return [(await kyc.isBeingDecided(account.personId)) ? 'identityReview' : 'identity']
}

/** The members' side of compliance, which is created after them: no register is asked before it is there. */
export const createRegisterHook = () => {
  let bound: Pick<Compliance, 'beginCheck'> | undefined
  return {
    beginCheck: async (...[tx, memberId, cause]: Parameters<Compliance['beginCheck']>) =>
      bound?.beginCheck(tx, memberId, cause),
    bind: (compliance: Pick<Compliance, 'beginCheck'>): void => {
      bound = compliance
    },
  }
}

const registerLaw =
  (settings: Settings) =>
  (
    brandId: number,
  ): ReturnType<Parameters<typeof createCompliance>[0]['settings']['registerLawOf']> => {
    const rules = settings.jurisdictionRulesOf(brandId)
    return {
      atFirstLogin: rules.registerAtFirstLogin,
      checkDays: rules.registerCheckDays,
      clock: {
        noticeDays: rules.impedimentNoticeDays,
        withdrawDays: rules.impedimentWithdrawDays,
        closeDays: rules.impedimentCloseDays,
        returnDays: rules.impedimentReturnDays,
      },
    }
  }

/** The central register and its consequences. */
export const buildCompliance = async (
  { pools, clock, logger, config }: Platform,
  {
    settings,
    directory,
    members,
    cashier,
    wallet,
    mailboxes,
    kycStanding,
    limits,
    ...playing
  }: Neighbours,
): Promise<Compliance> => {
  const endPlays = createEndPlays({ settings, ...playing })
  return createCompliance({
    database: createDatabase(pools.requests),
    clock,
    logger,
    register: await openRegister(config),
    settings: {
      registerLawOf: registerLaw(settings),
      dayOf: (brandId, at) => dayIn(at, settings.brand(brandId).row.time_zone),
    },
    members: {
      findAccount: async (memberId, tx) => {
        const member = await directory.findMember(memberId, tx)
        return member && accountOf(member)
      },
      findBars: directory.findBars,
      findUnmet: async (account) => [
        ...(await unmetIdentity(kycStanding, account)),
        ...((await limits.lacksLimits(account)) ? ['limits' as const] : []),
      ],
      listAccounts: async (personId, tx) =>
        (await directory.listPersonAccounts(personId, tx)).map(accountOf),
      listPersonsAfter: directory.listPersonsAfter,
      lockPerson: directory.lockPerson,
      setImpeded: members.setImpeded,
      setUnchecked: members.setUnchecked,
      closeNow: members.closeNow,
      listLeft: members.listLeft,
    },
    cashier: { returnBalance: createReturnBalance(cashier, playing.transfers) },
    wallet,
    bets: { listStakesSince },
    endPlays: (account) => endPlays({ ...account, kind: 'impediment' }),
    inbox: {
      notifyImpeded: (tx, { memberId, source, withdrawUntil }) =>
        mailboxes.sendIn(tx, memberId, [
          {
            source,
            kind: 'account_impeded',
            params: { at: withdrawUntil.toISOString() },
            about: { what: 'account', id: source },
            sentAt: clock.now(),
          },
        ]),
    },
  })
}
