import { tables, type Tx } from '@trevo/database/connect.ts'
import type { Json } from '@trevo/game-rules/engine/json.ts'
import { findMoney, parseMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { nextRoundAt } from '../domain/next-round-at.ts'
import { isSameJson } from '../../common/domain/same-json.ts'
import type { Dependencies } from '../../dependencies.ts'
import { takeRound } from '../../free-rounds/repository/free-campaigns.ts'
import {
  closeShownRound,
  findLastStart,
  findOpenRound,
  findRound,
  insertRound,
} from '../repository/rounds.ts'
import type { RgsTables, RoundRow, SeedPairRow } from '../../tables.ts'
import { bringSeed, seedNeeded, type BroughtSeed } from '../../fairness/service/bring-seed.ts'
import type { OpenSession } from '../../sessions/service/get-open-session.ts'
import { getLockedSeedPair } from '../../fairness/service/seed-pairs.ts'

export type RoundOrder = {
  readonly id: string
  readonly gameCode: string
  /** Decimal text as it came. */
  readonly stake: string
  /** As it came; the engine reads it. */
  readonly choice: unknown
  readonly seed?: BroughtSeed | undefined
  readonly finishedRoundId?: string | undefined
  /** Of a free round: the campaign whose it is. */
  readonly campaignId?: string | undefined
}

type ReadWager = { readonly stakeMinor: bigint; readonly choice: Json }

/** Throws unless the stake and what it is staked on are on offer in this session. */
export const readWager = ({ title, engine, row }: OpenSession, order: RoundOrder): ReadWager => {
  const stakeMinor = findMoney(order.stake)
  const isWithin =
    stakeMinor !== undefined && stakeMinor > 0n && stakeMinor <= parseMoney(row.profile.maxStake)
  if (!isWithin) throw new Refusal('rgs.stake_not_offered')
  const choice = engine.readChoice(title, stakeMinor, order.choice)
  if (choice !== undefined) {
    const isAllowed = row.profile.featureBuy || engine.isFeatureBuy?.(choice) !== true
    if (isAllowed) return { stakeMinor, choice }
    throw new Refusal('rgs.choice_not_offered')
  }
  const isStep = title.stakeStepsMinor.includes(stakeMinor)
  throw new Refusal(isStep ? 'rgs.choice_not_offered' : 'rgs.stake_not_offered')
}

const requireFree = async (tx: Tx, { row }: OpenSession, now: Date): Promise<void> => {
  const db = tables<RgsTables>(tx)
  const open = await findOpenRound(db, row.player_ref, row.game_code)
  if (open) throw new Refusal('rgs.round_open', { roundId: open.id })
  const { minCycleMs } = row.profile
  if (minCycleMs === 0) return
  const next = nextRoundAt(await findLastStart(db, row.player_ref), minCycleMs, now)
  if (next) throw new Refusal('rgs.too_fast', { nextRoundAt: next.toISOString() })
}

/** The round of this id if there is one already; other content under the same id is refused. */
export const findSame = async (
  tx: Tx,
  { row, title, engine }: OpenSession,
  order: RoundOrder,
): Promise<RoundRow | undefined> => {
  const same = await findRound(tables<RgsTables>(tx), order.id)
  if (!same) return undefined
  const { choice, stake_minor: stakeMinor } = same
  const isSame =
    same.player_ref === row.player_ref &&
    same.game_code === order.gameCode &&
    stakeMinor === findMoney(order.stake) &&
    same.campaign_id === (order.campaignId ?? null) &&
    (isSameJson(choice, order.choice) ||
      isSameJson(choice, engine.readChoice(title, stakeMinor, order.choice)))
  if (!isSame) throw new Refusal('request.id_reused', { id: order.id })
  return same
}

const chosenSeed = async (
  dependencies: Dependencies,
  tx: Tx,
  pair: SeedPairRow,
  { seed }: RoundOrder,
): Promise<string> => {
  if (seed !== undefined) return bringSeed(dependencies, tx, pair, seed)
  if (pair.client_seed === null) throw seedNeeded(pair)
  return pair.client_seed
}

/** Throws unless a free round of the campaign is left for just this, and nothing is bought with it. */
const useFreeRound = async (
  tx: Tx,
  { row, title, engine }: OpenSession,
  { campaignId }: RoundOrder,
  { stakeMinor, choice }: ReadWager,
  now: Date,
): Promise<void> => {
  if (campaignId === undefined) return
  const plain = engine.readChoice(title, stakeMinor, null)
  const isPlain = plain !== undefined && isSameJson(choice, plain)
  const { player_ref: playerRef, game_code: gameCode } = row
  const wanted = { id: campaignId, playerRef, gameCode, stakeMinor }
  if (!isPlain || !(await takeRound(tx, wanted, now))) throw new Refusal('rgs.free_round_gone')
}

/**
 * Writes down that a round is wanted, before any money is asked for. A repeated id finds its round
 * before any rule is asked: the rules may have changed since.
 */
export const beginRound =
  (dependencies: Dependencies) =>
  (session: OpenSession, order: RoundOrder): Promise<RoundRow> =>
    dependencies.database.inTx(async (tx) => {
      const { clock, leaseMs } = dependencies
      const { row, title } = session
      // Also the lock behind which everything of one player queues up.
      const pair = await getLockedSeedPair(dependencies, tx, row.player_ref)
      const same = await findSame(tx, session, order)
      if (same) return same

      if (order.gameCode !== row.game_code) throw new Refusal('rgs.game_unknown')
      const { stakeMinor, choice } = readWager(session, order)
      const now = clock.now()
      if (order.finishedRoundId !== undefined) {
        const shown = { id: order.finishedRoundId, playerRef: row.player_ref, at: now }
        await closeShownRound(tx, shown)
      }
      await requireFree(tx, session, now)
      await useFreeRound(tx, session, order, { stakeMinor, choice }, now)
      return insertRound(tx, {
        id: order.id,
        player_ref: row.player_ref,
        game_code: row.game_code,
        maths_version: title.version,
        session_id: row.id,
        state: 'created',
        stake_minor: stakeMinor,
        choice: JSON.stringify(choice),
        campaign_id: order.campaignId ?? null,
        client_seed: await chosenSeed(dependencies, tx, pair, order),
        started_at: now,
        retry_at: new Date(now.getTime() + leaseMs),
      })
    })
