import { createDatabase } from '@trevo/database/connect.ts'
import { pino } from 'pino'
import type { Wallet } from '../../wallet/index.ts'
import { createLimits } from '../module.ts'
import type { LimitsNeeds } from '../needs.ts'
import type { LimitsTables } from '../repository/tables.ts'

type On = {
  readonly pool: Parameters<typeof createDatabase>[0]
  readonly wallet: Wallet
  readonly clock: LimitsNeeds['clock']
}

export const testRules = {
  raise: { delayHours: 24, strictDelayHours: 72, silenceDays: 7 },
  areRequired: false,
  checkEveryMin: 60,
}

/** Limits over a wallet; every account is a person of its own unless `personOf` says otherwise. */
export const openTestLimits = (
  { pool, wallet, clock }: On,
  {
    personOf = (memberId) => memberId,
    accountsOf = (personId) => [personId],
    rules = testRules,
  }: {
    readonly personOf?: (memberId: bigint) => bigint
    readonly accountsOf?: (personId: bigint) => readonly bigint[]
    readonly rules?: typeof testRules
  } = {},
) => {
  const warnings: { memberId: bigint; kind: string; period: string; percent: number }[] = []
  const refused: { memberId: bigint; kind: string; period: string }[] = []
  const limits = createLimits({
    database: createDatabase<LimitsTables>(pool),
    clock,
    logger: pino({ level: 'silent' }),
    wallet,
    members: {
      personOf: async (memberId) => personOf(memberId),
      findByUsername: async (_brandId, username) => BigInt(username),
      accountsOf: async (personId) => accountsOf(personId),
      takeAddedAccount: async () => undefined,
      applyStanding: async () => undefined,
    },
    identity: { provePassword: async () => undefined },
    settings: { rulesOf: () => rules },
    listeners: {
      onUsed: (memberId, warning) => void warnings.push({ memberId, ...warning }),
      onRefused: ({ memberId }, name) => void refused.push({ memberId, ...name }),
      onRaiseAsked: async () => undefined,
    },
  })
  return { limits, warnings, refused }
}
