import { randomUUID } from 'node:crypto'
import { hourMs } from '@trevo/calendar/durations.ts'
import type { Tx } from '@trevo/database/connect.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { freeRoundsPaid } from '../domain/free-transfers.ts'
import {
  insertCampaign,
  listCampaignsOf,
  listUnannounced,
  lockCampaign,
  updateCampaign,
} from '../repository/free-rounds.ts'
import { getPlayerRef } from '../../common/repository/sessions.ts'
import type { FreeCampaignRow } from '../../common/repository/tables.ts'
import type { PlayContext } from '../../common/context.ts'

const announcedAtOnce = 50
const listedMax = 100
/** A vendor that does not answer for this long counts as not supporting them. */
const silenceMs = 6 * hourMs

export type FreeRoundsOrder = {
  readonly memberId: bigint
  readonly nodeId: number
  readonly rounds: number
  /** Per round, in 1/10,000 BRL. */
  readonly stakeMinor: bigint
  /** How often their winnings must be wagered before a withdrawal. */
  readonly winTurnover: number
  readonly expiresAt: Date
  readonly source: string
  readonly sourceId: string
}

/** Stores free rounds in the caller's transaction, once for (source, sourceId). */
const grant =
  ({ catalogue, clock }: PlayContext) =>
  async (tx: Tx, order: FreeRoundsOrder): Promise<void> => {
    const game = catalogue.findGame(order.nodeId)
    if (!game) throw new Refusal('game.unknown')
    await insertCampaign(tx, {
      id: randomUUID(),
      source: order.source,
      source_id: order.sourceId,
      vendor: game.vendor,
      member_id: order.memberId,
      node_id: order.nodeId,
      game_code: game.gameCode,
      rounds: order.rounds,
      stake_minor: order.stakeMinor,
      win_turnover: order.winTurnover,
      created_at: clock.now(),
      expires_at: order.expiresAt,
    })
  }

/** The vendor's player id for the member. */
export const playerRefOf = (
  context: PlayContext,
  { vendor, member_id: memberId }: FreeCampaignRow,
) => context.database.inTx((tx) => getPlayerRef(tx, { vendor, memberId, newRef: randomUUID() }))

/**
 * Rounds that the vendor does not support are paid as money, in the transaction that records its refusal; a member
 * who is excluded from play gets nothing.
 */
const refuse = (context: PlayContext, { id }: FreeCampaignRow): Promise<void> =>
  context.database.inTx(async (tx) => {
    const row = await lockCampaign(tx, id)
    if (row?.state !== 'asked') return
    await updateCampaign(tx, id, { state: 'refused' })
    const { member_id: memberId, rounds, stake_minor: stake } = row
    if (!(await context.wallet.lockMayDebit(tx, memberId))) return
    const amountMinor = stake * BigInt(rounds)
    await context.wallet.postInTx(tx, freeRoundsPaid({ id, memberId, amountMinor }))
  })

const settle = (
  { database }: PlayContext,
  id: string,
  from: FreeCampaignRow['state'],
  to: FreeCampaignRow['state'],
): Promise<void> =>
  database.inTx(async (tx) => {
    if ((await lockCampaign(tx, id))?.state === from) await updateCampaign(tx, id, { state: to })
  })

const announceOne = async (context: PlayContext, row: FreeCampaignRow): Promise<void> => {
  const { vendors, clock } = context
  if (row.state === 'cancelling') {
    const told = await vendors.cancelFreeRounds(row.vendor, row.id)
    if (told === 'done') await settle(context, row.id, 'cancelling', 'cancelled')
    return
  }
  const told = await vendors.grantFreeRounds(row.vendor, {
    campaignId: row.id,
    playerRef: await playerRefOf(context, row),
    gameCode: row.game_code,
    rounds: row.rounds,
    stake: formatMoney(row.stake_minor),
    expiresAt: row.expires_at.toISOString(),
  })
  if (told === 'granted') return settle(context, row.id, 'asked', 'granted')
  const isSilent = clock.now().getTime() - row.created_at.getTime() > silenceMs
  if (told === 'refused' || isSilent) await refuse(context, row)
  return undefined
}

/** Free rounds at vendors: given, announced, listed. */
export const createFreeRounds = (context: PlayContext) => ({
  /** @throws Refusal `game.unknown` */
  grantFreeRounds: grant(context),

  /** A job, every second: announces campaigns to their vendors. @returns how many it tried. */
  announceFreeRounds: async (): Promise<number> => {
    const rows = await listUnannounced(context.database.db, announcedAtOnce)
    for (const row of rows) await announceOne(context, row)
    return rows.length
  },

  listFreeRounds: (memberId: bigint): Promise<FreeCampaignRow[]> =>
    listCampaignsOf(context.database.db, memberId, listedMax),
})

export type FreeRounds = ReturnType<typeof createFreeRounds>
