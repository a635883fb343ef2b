import { tables, type Tx } from '@trevo/database/connect.ts'
import type { Json } from '@trevo/game-rules/engine/json.ts'
import { findMoney, parseMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { nextRoundAt } from '../domain/next-round-at.ts'
import { isSameJson } from '../../common/domain/same-json.ts'
import type { Dependencies } from '../../dependencies.ts'
import { takeRound } from '../../free-rounds/repository/free-campaigns.ts'
import { findLastStart, findOpenRound, findRound } from '../repository/rounds.ts'
import type { RgsTables, RoundRow, SeedPairRow } from '../../tables.ts'
import { bringSeed, seedNeeded, type BroughtSeed } from '../../fairness/service/bring-seed.ts'
import type { OpenSession } from '../../sessions/service/get-open-session.ts'
import { getLockedSeedPair } from '../../fairness/service/seed-pairs.ts'
import { leftOut } from '../../common/repository/left-out.ts'
import { inSetOrAlone } from '../../common/service/in-set-or-alone.ts'
import { beginRounds, type BeginCommand, type BegunPair } from '../repository/round-sets.ts'
import type { RoundToPlay } from './play-by-rules.ts'
import { beginTimes } from './round-sets.ts'

export type RoundOrder = {
  readonly id: string
  readonly gameCode: string
  /** Decimal text as received. */
  readonly stake: string
  /** As received; the engine parses it. */
  readonly choice: unknown
  readonly seed?: BroughtSeed | undefined
  readonly finishedRoundId?: string | undefined
  /** For a free round: its campaign. */
  readonly campaignId?: string | undefined
}

type ReadWager = { readonly stakeMinor: bigint; readonly choice: Json }

/** Refused unless the stake and the choice are on offer in this session. */
export const readWager = (
  { title, engine, row }: OpenSession,
  order: RoundOrder,
): Refusal | ReadWager => {
  const stakeMinor = findMoney(order.stake)
  const isWithin =
    stakeMinor !== undefined && stakeMinor > 0n && stakeMinor <= parseMoney(row.profile.maxStake)
  if (!isWithin) return new Refusal('rgs.stake_not_offered')
  const choice = engine.readChoice(title, stakeMinor, order.choice)
  if (choice !== undefined) {
    const isAllowed = row.profile.featureBuy || engine.isFeatureBuy?.(choice) !== true
    return isAllowed ? { stakeMinor, choice } : new Refusal('rgs.choice_not_offered')
  }
  const isStep = title.stakeStepsMinor.includes(stakeMinor)
  return new Refusal(isStep ? 'rgs.choice_not_offered' : 'rgs.stake_not_offered')
}

/** A newly recorded round; its stake is still to be taken. */
type NewRound = RoundToPlay &
  Pick<RoundRow, 'player_ref' | 'campaign_id'> & { readonly state: 'created' }

/** The round of an order, begun now or before, and its player's pair in use. */
export type BegunRound = {
  readonly round: NewRound | RoundRow
  readonly pair: BegunPair | SeedPairRow
}

type Wanted = { readonly command: BeginCommand; readonly choice: Json }

const readOrder = (session: OpenSession, order: RoundOrder): Refusal | Wanted => {
  const { row, title } = session
  if (order.gameCode !== row.game_code) return new Refusal('rgs.game_unknown')
  const wager = readWager(session, order)
  if (wager instanceof Refusal) return wager
  const { stakeMinor, choice } = wager
  const command = {
    id: order.id,
    playerRef: row.player_ref,
    gameCode: row.game_code,
    mathsVersion: title.version,
    sessionId: row.id,
    stakeMinor,
    choice: JSON.stringify(choice),
    seed: order.seed,
    finishedRoundId: order.finishedRoundId,
    minCycleMs: row.profile.minCycleMs,
    campaignId: order.campaignId ?? null,
  }
  return { command, choice }
}

const begunOf = ({ command, choice }: Wanted, pair: BegunPair): BegunRound => ({
  pair,
  round: {
    id: command.id,
    player_ref: command.playerRef,
    game_code: command.gameCode,
    maths_version: command.mathsVersion,
    stake_minor: command.stakeMinor,
    campaign_id: command.campaignId,
    client_seed: pair.client_seed,
    choice,
    state: 'created',
  },
})

const requireFree = async (
  tx: Tx,
  { row }: OpenSession,
  { finishedRoundId }: RoundOrder,
  now: Date,
): Promise<void> => {
  const db = tables<RgsTables>(tx)
  const open = await findOpenRound(db, row.player_ref, row.game_code)
  const isSeen = open?.state === 'credited' && open.id === finishedRoundId
  if (open && !isSeen) throw new Refusal('rgs.round_open', { roundId: open.id })
  const { minCycleMs } = row.profile
  if (minCycleMs === 0) return
  const next = nextRoundAt(await findLastStart(db, row.player_ref), minCycleMs, now)
  if (next) throw new Refusal('rgs.too_fast', { nextRoundAt: next.toISOString() })
}

/** The round with this id if there is one already; different content under the same id is refused. */
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

const requireSeed = async (
  dependencies: Dependencies,
  tx: Tx,
  pair: SeedPairRow,
  { seed }: RoundOrder,
): Promise<void> => {
  if (seed !== undefined) await bringSeed(dependencies, tx, pair, seed)
  else if (pair.client_seed === null) throw seedNeeded(pair)
}

/** Throws unless the campaign has a free round for exactly this stake, without a purchase. */
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
 * Begins a round as a set of one, under its player's lock. A repeated id finds its round before any rule is
 * checked: the rules may have changed since. A refused round rolls its changes back.
 */
const beginAlone = (
  dependencies: Dependencies,
  session: OpenSession,
  order: RoundOrder,
  wanted: Refusal | Wanted,
): Promise<BegunRound> =>
  dependencies.database.inTx(async (tx) => {
    // Also the lock behind which all of a player's rounds queue up.
    const pair = await getLockedSeedPair(dependencies, tx, session.row.player_ref)
    const same = await findSame(tx, session, order)
    if (same) return { round: same, pair }
    if (wanted instanceof Refusal) throw wanted
    const times = beginTimes(dependencies)
    const [begun] = await beginRounds(tables<RgsTables>(tx), [wanted.command], times)
    if (begun === undefined || begun === leftOut) {
      await requireFree(tx, session, order, times.now)
      await requireSeed(dependencies, tx, pair, order)
      // Another player began a round with this id meanwhile.
      throw new Refusal('request.id_reused', { id: order.id })
    }
    const { stakeMinor } = wanted.command
    await useFreeRound(tx, session, order, { stakeMinor, choice: wanted.choice }, times.now)
    return begunOf(wanted, begun)
  })

/**
 * Records an ordered round, before any money is requested, together with those of other players. A repeated id
 * finds its round.
 */
export const beginRound =
  (dependencies: Dependencies) =>
  (session: OpenSession, order: RoundOrder): Promise<BegunRound> => {
    const wanted = readOrder(session, order)
    const alone = () => beginAlone(dependencies, session, order, wanted)
    // A free round counts down its campaign in the same transaction.
    if (wanted instanceof Refusal || wanted.command.campaignId !== null) return alone()
    const asked = dependencies.sets
      .begin(wanted.command)
      .then((pair) => (pair === leftOut ? leftOut : begunOf(wanted, pair)))
    return inSetOrAlone(dependencies, asked, alone)
  }
