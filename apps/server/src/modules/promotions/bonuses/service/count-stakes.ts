import type { Tx } from '@trevo/database/connect.ts'
import { countStake } from '@trevo/promotion-rules/wagering.ts'
import { doEach } from '@trevo/platform/do-each.ts'
import {
  findLastChanges,
  hasUnreadChanges,
  numberChanges,
  readChanges,
  type LastChanges,
  type ReadBet,
} from '../../../bets/index.ts'
import type { PromotionsNeeds } from '../../needs.ts'
import {
  listBonusIdsOf,
  listOverdue,
  listWagered,
  lockBonus,
  lockBonuses,
  lockWagersOf,
  setWagered,
  updateWagers,
  type CountedWager,
} from '../repository/bonuses.ts'
import type { BonusRow, WagerRow } from '../../tables.ts'
import { endBonus } from './end-bonus.ts'

/** The most bonuses ended in one round. */
const endedMax = 200

type Count = Pick<WagerRow, 'state' | 'counted_minor' | 'product'>

const keyOf = (source: string, txnId: string): string => `${source} ${txnId}`

const productOf = ({ catalogue }: PromotionsNeeds, { product, nodeId }: ReadBet): string =>
  product === 'sports' ? 'SPORTS' : (catalogue.productOf(nodeId) ?? 'OTHER')

/** What of a stake counts for its bonus, as its bet is decided now. */
const countOne = (
  needs: PromotionsNeeds,
  bonus: BonusRow,
  wager: WagerRow,
  bet: ReadBet,
): Count => {
  // It was not decided in time, or the bonus ended otherwise: the earlier count stays stored.
  if (bonus.state !== 'active') {
    const { state, counted_minor: countedMinor, product } = wager
    const isUndecided = state === 'open' || state === 'again'
    const ended = product === null ? 'late' : 'counted'
    return { state: isUndecided ? ended : state, counted_minor: countedMinor, product }
  }
  if (bet.state !== 'settled') return { state: bet.state, counted_minor: 0n, product: null }
  const product = productOf(needs, bet)
  const stake = { nodeId: bet.nodeId, product, amountMinor: bet.validMinor }
  return { state: 'counted', counted_minor: countStake(stake, bonus.wagering), product }
}

const isSame = (one: Count, other: Count): boolean =>
  one.state === other.state &&
  one.counted_minor === other.counted_minor &&
  one.product === other.product

/** Counts the stakes of bonuses among these bets, under the locks of all their bonuses. */
const countBets = async (
  needs: PromotionsNeeds,
  tx: Tx,
  bets: readonly ReadBet[],
): Promise<void> => {
  const bonusIds = await listBonusIdsOf(tx, bets)
  if (bonusIds.length === 0) return
  const bonuses = await lockBonuses(tx, bonusIds)
  const betOf = new Map(bets.map((bet) => [keyOf(bet.source, bet.txnId), bet]))
  const counted: CountedWager[] = []
  const wagered = new Map<bigint, bigint>()
  for (const wager of await lockWagersOf(tx, bonusIds, bets)) {
    const bonus = bonuses.get(wager.bonus_id)
    const bet = betOf.get(keyOf(wager.source, wager.txn_id))
    if (!bonus || !bet) throw new Error(`wager ${wager.id} has no bonus or no bet`)
    const now = countOne(needs, bonus, wager, bet)
    if (isSame(now, wager)) continue
    counted.push({ id: wager.id, ...now })
    const before = wagered.get(bonus.id) ?? bonus.wagered_minor
    wagered.set(bonus.id, before + now.counted_minor - wager.counted_minor)
  }
  await updateWagers(tx, counted)
  await setWagered(
    tx,
    [...wagered].filter(([id, minor]) => minor !== bonuses.get(id)?.wagered_minor),
  )
}

const consumer = 'promotions'

/** Reads the next bets up to these changes and counts them, in one transaction. @returns how many were read */
const countPart = (needs: PromotionsNeeds, upTo: LastChanges): Promise<number> =>
  needs.database.inTx(async (tx) => {
    const bets = await readChanges(tx, consumer, upTo)
    await countBets(needs, tx, bets)
    return bets.length
  })

/**
 * Writes down the stakes of members with bonus money, and counts those that were decided. The end of the feed is
 * looked up before the ledger is read, and the feed is read up to there: so every decision finds its stake.
 */
const countDecided = async (needs: PromotionsNeeds): Promise<void> => {
  const { database, wallet, play } = needs
  const isUnread = await hasUnreadChanges(database, consumer)
  if (isUnread) await numberChanges(database)
  const upTo = isUnread ? await findLastChanges(database) : undefined
  await wallet.transferStream.project({
    consumer,
    kinds: play.stakeKinds,
    call: 'promotions.note_stakes',
  })
  if (upTo) while ((await countPart(needs, upTo)) > 0);
}

/** Fully wagered bonuses become money. */
const convertWagered = async (needs: PromotionsNeeds): Promise<void> => {
  const { database } = needs
  await doEach(await listWagered(database.db, endedMax), ({ id }) =>
    database.inTx(async (tx) => {
      const bonus = await lockBonus(tx, id)
      const isDone = bonus?.state === 'active' && bonus.wagered_minor >= bonus.required_minor
      if (bonus && isDone) await endBonus(needs, tx, bonus, 'converted')
    }),
  )
}

const endOverdue = async (needs: PromotionsNeeds): Promise<void> => {
  const { database, clock } = needs
  await doEach(await listOverdue(database.db, clock.now(), endedMax), ({ id }) =>
    database.inTx(async (tx) => {
      const bonus = await lockBonus(tx, id)
      const isDone = bonus?.state === 'active' && bonus.wagered_minor < bonus.required_minor
      if (bonus && isDone) await endBonus(needs, tx, bonus, 'expired')
    }),
  )
}

/**
 * Updates bonus money: stakes are read from the ledger's stream, for each belongs to the bonus that runs when it is
 * placed, and their decisions from the settled bets. Decided stakes count, returned ones no longer count, wagered
 * bonuses become money and overdue ones are lost. A job, four times a second; several copies take turns under the
 * locks of their positions and of the bonuses.
 */
export const createCountStakes = (needs: PromotionsNeeds) => async (): Promise<void> => {
  await countDecided(needs)
  await doEach([convertWagered, endOverdue], (end) => end(needs))
}
