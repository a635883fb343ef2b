import { deliveredRules } from '@trevo/contract/jurisdiction-rules.ts'
import { randomUUID } from 'node:crypto'
import { createDatabase, type Pool } from '@trevo/database/connect.ts'
import type { WalletClient } from '@trevo/vendor-kit/client/wallet-client.ts'
import type { VendorKeys } from '@trevo/vendor-kit/signing/keys.ts'
import type { Logger } from '@trevo/platform/logger.ts'
import { systemClock } from '@trevo/platform/clock.ts'
import { createPlay, gameProfileOf, type Play } from '../../apps/server/src/modules/play/index.ts'
import type { Wallet } from '../../apps/server/src/modules/wallet/index.ts'
import { createCallerAddress } from '../../apps/server/src/platform/http/visitors/caller-address.ts'
import { noApprovals } from '../../apps/server/src/testing/no-approvals.ts'
import type { Seat } from './sign-pairs.ts'

export const gameCode = 'bench-game'
export const nodeId = 1

/** How many members are created at a time. */
const atOnce = 50

const clock = systemClock
/** A member's initial money. */
export const depositedKind = {
  kind: 'bench.deposited',
  role: 'credit',
  typeCode: 6101,
  house: 'bench',
} as const

const rules = gameProfileOf(deliveredRules('open'))
type PlayParts = {
  readonly games: readonly string[]
  readonly pool: Pool
  readonly wallet: Wallet
  readonly keys: VendorKeys
  readonly log: Logger
}

/** The play module with one game of a vendor whose messages are signed. */
export const openPlay = ({ pool, wallet, keys, log, games }: PlayParts): Promise<Play> =>
  createPlay({
    pool,
    database: createDatabase(pool),
    wallet,
    clock,
    staff: noApprovals,
    environment: { addressOf: createCallerAddress([]) },
    log,
    catalogue: {
      isClosedSomewhere: () => false,
      findGame: (node) => ({
        nodeId: node,
        vendor: keys.vendor,
        gameCode: games[node - 1] ?? gameCode,
        name: { PT: 'Jogo', EN: 'Game' },
        vendorName: 'Estúdio',
        vassalage: keys.vendor,
        maintenance: false,
      }),
      listMaxWins: async () => new Map([[nodeId, 5_000]]),
      recordOpened: async () => undefined,
    },
    members: {
      findMember: async (memberId) => ({ account: `bench@${memberId}`, brandId: 1 }),
      linksBetween: async () => [],
    },
    identity: { isSiteSessionOpen: async () => true },
    lottery: { lobbyPathOf: async () => '/' },
    settings: {
      profileOf: () => rules,
      demoOf: () => ({ isOffered: false, invitesToPlay: false }),
    },
    vendors: {
      named: [keys.vendor],
      findVendorKeys: (vendor) => (vendor === keys.vendor ? keys : undefined),
      launchUrlOf: ({ token }) => `http://games.bench/#${token}`,
      demoUrlOf: () => undefined,
      roundUrlOf: () => null,
      hub: [],
      oneWallet: [],
      readRound: async () => undefined,
      askVendor: async () => 'no_answer',
      autoCloseOf: () => undefined,
      withStatement: [],
      grantFreeRounds: async () => 'refused' as const,
      cancelFreeRounds: async () => 'done' as const,
      listFreeRounds: async () => undefined,
      statementOf: async () => undefined,
      withTableSignals: [],
      tableSignalsOf: async () => undefined,
      tableDealOf: async () => undefined,
      tableRoomsOf: async () => undefined,
      withTableStreams: [],
      tableStreamsOf: async () => undefined,
      liveTablesOf: async () => undefined,
      setTableStream: async () => 'no_answer' as const,
    },
    siteOrigin: 'http://site.bench',
    siteOriginOf: () => 'http://site.bench',
  })

/** Exchanges a launch token for a session, as the vendor does. */
export const createOpenSeat =
  (client: WalletClient) =>
  async (launchToken: string): Promise<Seat> => {
    const result = await client.checkSession({ launchToken })
    if (result.kind !== 'answer' || !result.reply.session) throw new Error('no session')
    const { sessionToken, playerRef } = result.reply.session
    return { sessionToken, playerRef }
  }

/** Every `step`th member starting from one; 1 by default. */
export type LaunchedMembers = {
  readonly nodeId: number
  readonly fromMember: number
  readonly count: number
  readonly step?: number
}
export type Launch = (order: LaunchedMembers) => Promise<string[]>

/** Creates members with money, and returns the launch token of each. */
export const createLaunch = (
  wallet: Wallet,
  play: Play,
  openAccounts: (memberId: bigint) => Promise<void>,
): Launch => {
  const launchOne = async (number: number, node: number): Promise<string> => {
    const memberId = BigInt(number)
    await openAccounts(memberId)
    await wallet.post({
      source: 'bench',
      txnId: `deposit-${number}`,
      kind: depositedKind.kind,
      memberId,
      amountMinor: 1_000_000_000n,
    })
    const member = { memberId, sessionId: randomUUID(), kind: 'member' as const, brandId: 1 }
    const { url } = await play.launchGame({ member, nodeId: node, language: 'PT' })
    return url.slice(url.indexOf('#') + 1)
  }
  return async ({ nodeId: node, fromMember, count, step = 1 }) => {
    const tokens: string[] = []
    for (let done = 0; done < count; done += atOnce) {
      const some = Array.from({ length: Math.min(atOnce, count - done) }, (_, index) =>
        launchOne(fromMember + (done + index) * step, node),
      )
      tokens.push(...(await Promise.all(some)))
    }
    return tokens
  }
}

/** This many members, each with the game open. */
export const openSeats = async (
  launch: Launch,
  open: (launchToken: string) => Promise<Seat>,
  { count, first = 1, step = 1 }: { count: number; first?: number; step?: number },
): Promise<Seat[]> => {
  const seats: Seat[] = []
  for (let seated = 0; seated < count; seated += atOnce) {
    const size = Math.min(atOnce, count - seated)
    const fromMember = first + seated * step
    const tokens = await launch({ nodeId, fromMember, count: size, step })
    seats.push(...(await Promise.all(tokens.map(open))))
  }
  return seats
}
