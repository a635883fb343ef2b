import { createDatabase, type Tx } from '@trevo/database/connect.ts'
import { createLimits, type LimitsModule, type LimitsNeeds } from '../../../modules/limits/index.ts'
import type { Identity } from '../../../modules/identity/index.ts'
import type { Live } from '../../../modules/live/index.ts'
import type { MemberDirectory, Members } from '../../../modules/members/index.ts'
import { markDays, type NoteAttempts } from '../../../modules/play-risk/index.ts'
import type { Settings } from '../../../modules/settings/index.ts'
import type { Wallet } from '../../../modules/wallet/index.ts'
import type { Platform } from '../../platform.ts'

type Neighbours = {
  readonly settings: Settings
  readonly identity: Identity
  readonly members: MemberDirectory
  readonly wallet: Wallet
  readonly live: Live
  readonly standing: Pick<ReturnType<typeof createStandingHook>, 'apply'>
  readonly attempts: Pick<NoteAttempts, 'note'>
}

const personsOf = (
  platform: Platform,
  members: MemberDirectory,
): Omit<LimitsNeeds['members'], 'applyStanding'> => {
  const { inTx } = createDatabase(platform.pools.requests)
  return {
    personOf: async (memberId, tx) => {
      const found = await members.findMember(memberId, tx)
      if (!found) throw new Error(`member ${memberId} has no person`)
      return found.personId
    },
    findByUsername: async (brandId, username) =>
      (await members.findMemberByUsername(brandId, username))?.memberId,
    takeAddedAccount: members.takeAddedAccount,
    accountsOf: async (personId, tx) => {
      const accounts = tx
        ? await members.accountsOfPerson(tx, personId)
        : await inTx((own) => members.accountsOfPerson(own, personId))
      return accounts.map(({ memberId }) => memberId)
    },
  }
}

/** The members' side of limits, which are created before them. */
export const createStandingHook = ({
  settings,
  members,
}: Pick<Neighbours, 'settings' | 'members'>) => {
  let bound: Pick<Members, 'applyStandingInTx'> | undefined
  return {
    apply: async (tx: Tx, personId: bigint): Promise<void> => {
      const accounts = await members.accountsOfPerson(tx, personId)
      const held = accounts
        .filter(({ brandId }) => settings.jurisdictionRulesOf(brandId).signUpLimitsRequired)
        .map(({ memberId }) => memberId)
        .toSorted((a, b) => (a < b ? -1 : 1))
      for (const memberId of held) await bound?.applyStandingInTx(tx, memberId)
    },
    bind: (later: Pick<Members, 'applyStandingInTx'>): void => {
      bound = later
    },
  }
}

/** The limits that people set, which the wallet asks about stakes and the cashier about deposits. */
export const buildLimits = (
  platform: Platform,
  { settings, identity, members, wallet, live, standing, attempts }: Neighbours,
): LimitsModule =>
  createLimits({
    database: createDatabase(platform.pools.requests),
    clock: platform.clock,
    logger: platform.logger,
    wallet,
    members: { ...personsOf(platform, members), applyStanding: standing.apply },
    identity,
    settings: {
      rulesOf: (brandId) => {
        const rules = settings.jurisdictionRulesOf(brandId)
        return {
          raise: {
            delayHours: rules.limitRaiseDelayHours,
            strictDelayHours: rules.limitRaiseDelayHoursStrict,
            silenceDays: rules.limitRaiseSilenceDays,
          },
          areRequired: rules.signUpLimitsRequired,
          checkEveryMin: rules.realityCheckMin,
        }
      },
    },
    listeners: {
      onUsed: (memberId, warning) => {
        live
          .publishToMember(memberId, { topic: 'limit', ...warning })
          .catch((error: unknown) => platform.logger.warn({ err: error }, 'limit not pushed'))
      },
      onRefused: attempts.note,
      onRaiseAsked: (tx, memberId, at) => markDays(tx, [{ memberId, at }]),
    },
  })
