import type { Answer } from '@trevo/contract/endpoint.ts'
import type * as endpoints from '@trevo/contract/wps/rewards/raffles.ts'
import { textFor, type Reader } from '@trevo/languages/texts.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { RewardsNeeds } from '../../needs.ts'
import type { RaffleRow } from '../../tables.ts'
import { listWins } from '../repository/raffle-wins.ts'
import { countTickets, findEntry, findRaffle, listRaffleRows } from '../repository/raffles.ts'
import { claimWins } from './claim-wins.ts'
import type { GrantInTx } from '../../grants/service/grant-reward.ts'
import { presentReward } from '../../grants/service/present-reward.ts'

type Viewer = { readonly memberId: bigint; readonly brandId: number; readonly reader: Reader }

const shownMax = 6
const statusOf = (raffle: RaffleRow): 'OPEN' | 'LISTED' | 'DRAWN' =>
  raffle.drawn_at ? 'DRAWN' : raffle.listed_at ? 'LISTED' : 'OPEN'

const present =
  (needs: RewardsNeeds) =>
  async (raffle: RaffleRow, { memberId, reader }: Viewer) => {
    const { database } = needs
    const { db } = database
    const [own, tickets, wins] = await Promise.all([
      findEntry(db, raffle.id, memberId),
      countTickets(db, raffle),
      listWins(db, raffle.id),
    ])
    return {
      raffleId: raffle.id,
      name: textFor(raffle.names, reader),
      status: statusOf(raffle),
      closesAt: raffle.closes_at.toISOString(),
      ticketFor: formatMoney(raffle.ticket_minor),
      tickets,
      own: Number((own?.staked_minor ?? 0n) / raffle.ticket_minor),
      prizes: raffle.prizes_minor.map((amount) => formatMoney(amount)),
      commitment: raffle.commitment,
      listHash: raffle.list_hash,
      serverSeed: raffle.revealed_seed,
      winners: wins.map((win) => ({
        ticket: win.ticket,
        amount: formatMoney(win.amount_minor),
        me: win.member_id === memberId,
      })),
      isClaimable: wins.some((win) => win.member_id === memberId && win.claimed_at === null),
    }
  }

/** Raffles: tickets by settled stakes, a list published before the draw, and the claim (CALL-59). */
export const createRaffles = (needs: RewardsNeeds, grantInTx: GrantInTx) => {
  return {
    listRaffles: async (viewer: Viewer): Promise<Answer<typeof endpoints.listRaffles>> => {
      const { database } = needs
      const raffles = await listRaffleRows(database.db, viewer.brandId, shownMax)
      return { list: await Promise.all(raffles.map((raffle) => present(needs)(raffle, viewer))) }
    },

    claimRafflePromotion: async (
      viewer: Viewer,
      raffleId: number,
    ): Promise<Answer<typeof endpoints.claimRafflePromotion>> => {
      const { database, members, listeners } = needs
      const paid = await database.inTx(async (tx) => {
        const eligible = await members.findPayable(viewer.memberId, tx)
        if (!eligible) throw new Refusal('rewards.not_allowed')
        const raffle = await findRaffle(tx, raffleId, viewer.brandId)
        if (!raffle) throw new Refusal('rewards.unknown')
        if (!raffle.drawn_at) throw new Refusal('rewards.raffle_not_drawn')
        const { memberId, brandId } = viewer
        return claimWins(needs, tx, { memberId, brandId, raffle, grantInTx })
      })
      listeners.onChanged([viewer.memberId])
      return { rewards: paid.map((row) => presentReward(row, viewer.reader)) }
    },
  }
}
