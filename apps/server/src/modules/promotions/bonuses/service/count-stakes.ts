import type { Tx } from '@trevo/database/connect.ts'
import { countStake } from '@trevo/promotion-rules/wagering.ts'
import { doEach } from '@trevo/platform/do-each.ts'
import {
  settledPartsOf,
  type StakeEnd,
  type StakeName,
} from '../../../../platform/shapes/stake-origin.ts'
import type { PromotionsNeeds } from '../../needs.ts'
import {
  listCounted,
  listOverdue,
  listUndecided,
  listWagered,
  lockAsListed,
  lockBonus,
  lockBonuses,
  recheck,
  setWagered,
  updateWagers,
  type CountedWager,
} from '../repository/bonuses.ts'
import type { BonusRow, WagerRow } from '../../tables.ts'
import { endBonus } from './end-bonus.ts'

/** The most stakes checked together and counted in one transaction, and bonuses ended in one round. */
const lookedAtMax = 500
const endedMax = 200

type Ends = ReadonlyMap<string, StakeEnd>

const nameOf = ({ source, txn_id: txnId, member_id: memberId }: WagerRow): StakeName => ({
  source,
  txnId,
  memberId,
})

const keyOf = ({ source, txn_id: txnId }: WagerRow): string => `${source} ${txnId}`

/** How stakes were settled, for games, lotteries and sports; by `keyOf`, open ones are absent. */
const endsOf = async (
  { play, lottery, sportsbook }: PromotionsNeeds,
  wagers: readonly WagerRow[],
): Promise<Ends> => {
  const names = wagers.map(nameOf)
  const found = await Promise.all([play, lottery, sportsbook].map((origin) => origin.endsOf(names)))
  return new Map(found.flatMap((ends) => [...ends]))
}

/** The counted part of a stake after the check. */
const countOne = (
  { catalogue }: PromotionsNeeds,
  bonus: BonusRow,
  wager: WagerRow,
  end: StakeEnd | undefined,
): Pick<WagerRow, 'state' | 'counted_minor' | 'product'> => {
  // It was not decided in time, or the bonus ended otherwise: the earlier count stays stored.
  if (bonus.state !== 'active') {
    return {
      state: wager.product === null ? 'late' : 'counted',
      counted_minor: wager.counted_minor,
      product: wager.product,
    }
  }
  if (end?.word === 'returned') return { state: 'returned', counted_minor: 0n, product: null }
  if (end === undefined) return { state: 'open', counted_minor: 0n, product: null }
  const { node_id: nodeId } = wager
  const product = end.product ?? catalogue.productOf(nodeId) ?? 'OTHER'
  const { validMinor } = settledPartsOf(wager.amount_minor, end)
  const stake = { nodeId, product, amountMinor: validMinor }
  return { state: 'counted', counted_minor: countStake(stake, bonus.wagering), product }
}

/** Counts stakes of several bonuses in one transaction, under the locks of all of these. */
const countPart = async (
  needs: PromotionsNeeds,
  tx: Tx,
  listed: readonly WagerRow[],
  ends: Ends,
): Promise<void> => {
  const bonuses = await lockBonuses(tx, [...new Set(listed.map((wager) => wager.bonus_id))])
  const counted: CountedWager[] = []
  const wagered = new Map<bigint, bigint>()
  const same = await lockAsListed(tx, listed)
  for (const wager of listed) {
    if (!same.has(wager.id)) continue
    const bonus = bonuses.get(wager.bonus_id)
    if (!bonus) throw new Error(`unknown bonus ${wager.bonus_id}`)
    const now = countOne(needs, bonus, wager, ends.get(keyOf(wager)))
    if (now.state === wager.state) continue
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

const countDecided = async (needs: PromotionsNeeds): Promise<void> => {
  const { database } = needs
  let afterId = 0n
  for (;;) {
    const wagers = await listUndecided(database.db, { afterId, limit: lookedAtMax })
    const ends = await endsOf(needs, wagers)
    if (wagers.length > 0) await database.inTx((tx) => countPart(needs, tx, wagers, ends))
    if (wagers.length < lookedAtMax) return
    afterId = wagers.at(-1)?.id ?? afterId
  }
}

/** Whether everything that counted is still settled; the rest will be checked again. */
const isStillSettled = async (needs: PromotionsNeeds, bonusId: bigint): Promise<boolean> => {
  const { database } = needs
  let afterId = 0n
  for (;;) {
    const wagers = await listCounted(database.db, bonusId, { afterId, limit: lookedAtMax })
    const ends = await endsOf(needs, wagers)
    const changed = wagers.filter((wager) => ends.get(keyOf(wager))?.word !== 'settled')
    if (changed.length > 0) {
      const ids = changed.map(({ id }) => id)
      await database.inTx((tx) => recheck(tx, ids))
      return false
    }
    if (wagers.length < lookedAtMax) return true
    afterId = wagers.at(-1)?.id ?? afterId
  }
}

/** Fully wagered bonuses become money, after a final check of all their stakes. */
const convertWagered = async (needs: PromotionsNeeds): Promise<void> => {
  const { database } = needs
  await doEach(await listWagered(database.db, endedMax), async ({ id }) => {
    if (!(await isStillSettled(needs, id))) return
    await database.inTx(async (tx) => {
      const bonus = await lockBonus(tx, id)
      const isDone = bonus?.state === 'active' && bonus.wagered_minor >= bonus.required_minor
      if (bonus && isDone) await endBonus(needs, tx, bonus, 'converted')
    })
  })
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
 * Updates bonus money from the ledger's stream: decided stakes count, returned ones no longer count, wagered
 * bonuses become money and overdue ones are lost. A job, ten times a second; several copies take turns under the
 * locks of the bonuses.
 */
export const createCountStakes = (needs: PromotionsNeeds) => async (): Promise<void> => {
  const { wallet, play, lottery, sportsbook } = needs
  await wallet.transferStream.project({
    consumer: 'promotions',
    kinds: [play, lottery, sportsbook].flatMap(({ stakeKinds, changedKinds }) => [
      ...stakeKinds,
      ...changedKinds,
    ]),
    call: 'promotions.read_stakes',
  })
  await countDecided(needs)
  await doEach([convertWagered, endOverdue], (end) => end(needs))
}
