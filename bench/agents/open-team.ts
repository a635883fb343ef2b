import { createDatabase, createPool } from '@trevo/database/connect.ts'
import { migrate } from '@trevo/database/migrate.ts'
import { fileURLToPath } from 'node:url'
import { createLogger } from '@trevo/platform/logger.ts'
import { createAgents, type MovementKind } from '../../apps/server/src/modules/agents/index.ts'
import { createWallet } from '../../apps/server/src/modules/wallet/index.ts'
import { noApprovals } from '../../apps/server/src/testing/no-approvals.ts'
import { depositedKind } from '../http/open-play.ts'

const folderOf = (module: string) =>
  fileURLToPath(new URL(`../../apps/server/src/modules/${module}/migrations`, import.meta.url))

export const migrateTeam = (url: string) =>
  migrate(url, [
    { module: 'wallet', folder: folderOf('wallet'), ownGrants: true },
    { module: 'agents', folder: folderOf('agents') },
  ])

const personOf = (memberId: bigint) => ({
  memberId,
  customerId: String(memberId),
  maskedName: `m***${memberId}`,
  isAgent: false,
  isClosed: false,
  takesNoMarketing: false,
})
const agentOf = (memberId: bigint) => ({
  memberId,
  customerId: String(memberId),
  username: `m${memberId}`,
  uplineMemberId: null,
  isAgent: true,
  isClosed: false,
})

/** What the bench posts: a member's money, stakes and prizes. */
export const benchKinds = [
  depositedKind,
  { kind: 'bench.staked', role: 'debit', typeCode: 3200, house: 'play' },
  { kind: 'bench.paid', role: 'credit', typeCode: 3100, house: 'play' },
] as const
const movements: Readonly<Record<string, MovementKind>> = {
  'bench.deposited': 'deposit',
  'bench.staked': 'bet',
  'bench.paid': 'win',
  'play.stake_taken': 'bet',
  'play.payout_paid': 'win',
  'agents.realtime_salary_paid': 'realtime_salary',
}

/** Wallet and agents on a database; members are identified by number. `aheadMs`: how far the clock is ahead. */
export const openTeam = async (url: string, aheadMs = 0) => {
  const pool = createPool(url, { work: 'reports', max: 16 })
  const clock = { now: () => new Date(Date.now() + aheadMs) }
  const wallet = createWallet({ pool, clock })
  await wallet.start()
  await wallet.registerKinds(benchKinds)
  const database = createDatabase<Record<never, never>>(pool)
  const agents = await createAgents({
    database: createDatabase(pool),
    clock,
    logger: createLogger('silent', 'bench'),
    wallet,
    staff: noApprovals,
    kinds: {
      movementOf: (kind) => movements[kind],
      typeCodeOf: (kind) => wallet.getKind(kind).typeCode,
      movesAvailable: (kind) => wallet.getKind(kind).role !== 'capture',
    },
    catalogue: { productOf: () => 'RNG', gameNameOf: () => null },
    members: {
      findAgent: async (memberId) => agentOf(memberId),
      findAgentByCustomerId: async (_, customerId) => agentOf(BigInt(customerId)),
      listAgentsBelow: async () => [],
      findNames: async (ids) => new Map(ids.map((id) => [id, agentOf(id)])),
      findByUsername: async () => undefined,
      agentTypesOf: () => [1, 2, 41, 42],
      savePlace: async () => undefined,
      prepareAccount: () => Promise.reject(new Error('nobody registers here')),
      findPeople: async (ids) => new Map(ids.map((id) => [id, personOf(id)])),
    },
    identity: { endSessionsOf: async () => undefined, findLastLogins: async () => new Map() },
    settings: {
      asksBirthDate: () => false,
      openTypes: () => ['REALTIME'],
      brandIds: () => [1],
      timeZoneOf: () => 'America/Sao_Paulo',
      brandNameOf: () => 'bench',
      originOf: () => 'https://bench.example',
    },
    lottery: {
      listSeries: async () => [],
      saveSeries: async () => undefined,
      listGivenSeries: async () => [],
    },
    transfers: {
      fundsOf: async () => {
        throw new Error('nobody asks for funds here')
      },
    },
    records: {
      printContract: () => Promise.reject(new Error('nobody prints here')),
      printReport: () => Promise.reject(new Error('nobody prints here')),
    },
    inbox: { send: async () => undefined },
  })
  return {
    pool,
    agents,
    wallet,
    openAccounts: (memberId: bigint) => database.inTx((tx) => wallet.openAccounts(tx, memberId)),
    close: async () => {
      await wallet.close()
      await pool.end()
    },
  }
}
export type Team = Awaited<ReturnType<typeof openTeam>>

/**
 * Members up to a number, added this long ago: ten below each, so that a million make seven levels.
 */
export const fillTree = async ({ pool }: Team, members: number, ago: string): Promise<void> => {
  await pool.query(
    `insert into agents.node (member_id, brand_id, path, placed_at)
     with recursive down as (
       select 1::bigint as member_id, array[1::bigint] as path
       union all
       select below, d.path || below from down d,
         generate_series((d.member_id - 1) * 10 + 2, (d.member_id - 1) * 10 + 11) below
       where below <= $1
     ) select member_id, 1, path, now() - $2::interval from down`,
    [members, ago],
  )
}
