import type { Answer } from '@trevo/contract/endpoint.ts'
import type * as endpoints from '@trevo/contract/wps/rewards/tickets.ts'
import { TicketKind } from '@trevo/contract/wps/rewards/tickets.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { drawPrize, shareOut, type PrizeShare } from '@trevo/fairness/prize-draw.ts'
import { textFor, type Reader } from '@trevo/languages/texts.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { RewardsNeeds } from '../../needs.ts'
import {
  givePrize,
  listDrawKinds,
  listDrawnRows,
  listPrizes,
  listPrizesOf,
  listTicketRows,
  lockDrawKind,
  lockReward,
  updateReward,
} from '../../grants/repository/rewards.ts'
import { moneyOf } from '../../grants/domain/prize-money.ts'
import type { PrizeRow, RewardRow, RewardsTables, StoredProof } from '../../tables.ts'
import { payReward, requireUnclaimed } from '../../center/service/claim-reward.ts'
import {
  presentDrawPrize,
  presentPrize,
  presentProof,
  presentReward,
} from '../../grants/service/present-reward.ts'

type DrawKind = RewardsTables['rewards.draw_kind']
type TicketOrder = {
  readonly memberId: bigint
  readonly ticketId: bigint
  readonly clientSeed: string
}

const drawsShown = 20

const leftOf = ({ stock, given }: PrizeRow): number | undefined =>
  stock === null ? undefined : stock - given

const sharesOf = (prizes: readonly PrizeRow[]): readonly PrizeShare[] =>
  shareOut(
    prizes.map((row) => ({
      id: row.id,
      weight: row.weight,
      left: leftOf(row),
      isPhysical: row.prize_type === 'physical',
    })),
  )

/** Percent with four decimals, "36.0000". */
const percentOf = (share: bigint, total: bigint): string => {
  const parts = total === 0n ? 0n : (share * 1_000_000n) / total
  return `${parts / 10_000n}.${String(parts % 10_000n).padStart(4, '0')}`
}

const drawLocked = async (
  needs: RewardsNeeds,
  tx: Tx,
  { order, row, now }: { order: TicketOrder; row: RewardRow; now: Date },
): Promise<RewardRow> => {
  if (row.sealed_seed === null || row.commitment === null) throw new Refusal('rewards.unknown')
  await lockDrawKind(tx, row.brand_id, row.kind)
  const prizes = await listPrizesOf(tables<RewardsTables>(tx), row)
  const shares = sharesOf(prizes)
  if (shares.length === 0) throw new Refusal('rewards.prizes_gone')
  const serverSeed = needs.identity.openSecret(row.sealed_seed, row.commitment)
  const drawn = drawPrize(shares, { serverSeed, clientSeed: order.clientSeed })
  const prize = prizes.find(({ id }) => id === drawn)
  if (!prize) throw new Error(`no prize ${drawn}`)
  await givePrize(tx, prize.id)
  const proof: StoredProof = {
    serverSeed,
    clientSeed: order.clientSeed,
    prizes: shares.map(({ id, share }) => ({ configId: id, weight: String(share) })),
    configId: prize.id,
    drawnType: prize.prize_type,
  }
  const change = {
    state: 'claimed',
    claimed_at: now,
    prize_type: prize.prize_type,
    prize_minor: prize.prize_minor,
    prize_count: prize.prize_count,
    win_turnover: prize.win_turnover,
    prize_names: prize.names,
    proof,
  } as const
  const done: RewardRow = { ...row, ...change }
  await updateReward(tx, row.id, change)
  await payReward(needs, tx, done)
  return done
}

/** Prizes with their chances by what is left of each. */
const presentOdds = (
  { kind: type, names }: DrawKind,
  own: readonly PrizeRow[],
  reader: Reader,
): endpoints.TicketOdds => {
  const shares = sharesOf(own)
  const total = shares.reduce((sum, { share }) => sum + share, 0n)
  const shareOfPrize = (id: number) => shares.find((one) => one.id === id)?.share ?? 0n
  const worth = own.reduce((sum, row) => sum + shareOfPrize(row.id) * moneyOf({ ...row }), 0n)
  return {
    type,
    name: textFor(names, reader),
    prizes: own.map((row) => ({
      configId: row.id,
      prize: presentDrawPrize(row, reader),
      chance: percentOf(shareOfPrize(row.id), total),
      weight: String(shareOfPrize(row.id)),
      left: leftOf(row) ?? null,
    })),
    average: formatMoney(total === 0n ? 0n : (worth / total / 100n) * 100n),
  }
}

const listTickets =
  (needs: RewardsNeeds) =>
  async (memberId: bigint, reader: Reader): Promise<Answer<typeof endpoints.listTickets>> => {
    const { database, clock } = needs
    const { db } = database
    const rows = await listTicketRows(db, memberId, clock.now())
    const brandId = rows[0]?.brand_id ?? 0
    const current = rows.length === 0 ? [] : await listPrizes(db, brandId)
    const list: endpoints.Ticket[] = []
    for (const row of rows) {
      const type = TicketKind.parse(row.kind)
      const since = current.find(({ kind }) => kind === type)?.from_at
      const isOlder = since !== undefined && row.granted_at < since
      const kind = { brand_id: brandId, kind: type, names: row.names }
      list.push({
        id: String(row.id),
        transactionId: String(row.id),
        name: textFor(row.names, reader),
        type,
        conditionStatus: [],
        transTime: row.expires_at?.toISOString() ?? null,
        commitment: row.commitment ?? '',
        odds: isOlder ? presentOdds(kind, await listPrizesOf(db, row), reader) : null,
      })
    }
    return { list }
  }

const listTicketOdds =
  (needs: RewardsNeeds) =>
  async (brandId: number, reader: Reader): Promise<Answer<typeof endpoints.listTicketOdds>> => {
    const { database } = needs
    const { db } = database
    const kinds = await listDrawKinds(db, brandId)
    const prizes = await listPrizes(db, brandId)
    return {
      list: TicketKind.options.flatMap((type) => {
        const kind = kinds.find((one) => one.kind === type)
        const own = prizes.filter((one) => one.kind === type)
        return kind ? [presentOdds(kind, own, reader)] : []
      }),
    }
  }

const claimTicket =
  (needs: RewardsNeeds) =>
  async (order: TicketOrder, reader: Reader): Promise<Answer<typeof endpoints.claimTicket>> => {
    const { database, members, clock, listeners } = needs
    const row = await database.inTx(async (tx) => {
      const now = clock.now()
      const found = requireUnclaimed(await lockReward(tx, order.memberId, order.ticketId), now)
      const eligible = await members.findPayable(order.memberId, tx)
      if (!eligible) throw new Refusal('rewards.not_allowed')
      return drawLocked(needs, tx, { order, row: found, now })
    })
    listeners.onChanged([order.memberId])
    return {
      value: presentPrize(row, reader),
      configId: row.proof?.configId ?? 0,
      type: TicketKind.parse(row.kind),
      reward: presentReward(row, reader),
    }
  }

const listPrizeDraws =
  (needs: RewardsNeeds) =>
  async (brandId: number, reader: Reader): Promise<Answer<typeof endpoints.listPrizeDraws>> => {
    const { database, members } = needs
    const rows = await listDrawnRows(database.db, brandId, drawsShown)
    const names = await members.findMaskedNames(rows.map(({ member_id: id }) => id))
    return {
      list: rows.flatMap((row) => {
        const proof = presentProof(row)
        const kind = TicketKind.safeParse(row.kind)
        if (!proof || !kind.success || !row.claimed_at) return []
        return [
          {
            type: kind.data,
            customerName: names.get(row.member_id) ?? '***',
            prize: presentPrize(row, reader),
            drawnAt: row.claimed_at.toISOString(),
            proof,
          },
        ]
      }),
    }
  }

/** Wheel, egg and envelope: the odds, the waiting tickets, and the draw with its proof. */
export const createTickets = (needs: RewardsNeeds) => {
  return {
    listTickets: listTickets(needs),

    listTicketOdds: listTicketOdds(needs),

    claimTicket: claimTicket(needs),

    listPrizeDraws: listPrizeDraws(needs),
  }
}
