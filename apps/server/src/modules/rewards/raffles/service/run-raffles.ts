import { minuteMs } from '@trevo/calendar/durations.ts'
import type { Tx } from '@trevo/database/connect.ts'
import { drawTickets } from '@trevo/fairness/prize-draw.ts'
import { commitmentOf, createServerSeed } from '@trevo/fairness/seeds.ts'
import { doEach } from '@trevo/platform/do-each.ts'
import { nextMonth, thisMonth } from '../../common/domain/periods.ts'
import { rafflePrizes } from '../domain/raffle-prizes.ts'
import { hashList, numberTickets } from '../domain/raffle-list.ts'
import type { RewardsNeeds } from '../../needs.ts'
import { insertWin } from '../repository/raffle-wins.ts'
import {
  beginRaffle,
  listEntries,
  listPlansToBegin,
  listWaitingRaffles,
  lockRaffle,
  readList,
  setRaffle,
  writeNumbers,
} from '../repository/raffles.ts'

/** How long the list is published before the draw. */
const listedMs = minuteMs
/** How long after the close late settlements still count. */
const graceMs = minuteMs
/** Limits the arrays of one statement. */
const entriesAtOnce = 10_000

/** Freezes the list and publishes its hash. */
const listTickets = async (needs: RewardsNeeds, tx: Tx, id: number): Promise<void> => {
  const raffle = await lockRaffle(tx, id)
  if (raffle.listed_at) return
  const rows = await listEntries(tx, id)
  const numbered = numberTickets(
    rows.map((row) => ({ memberId: row.member_id, stakedMinor: row.staked_minor })),
    raffle.ticket_minor,
  )
  for (let from = 0; from < numbered.length; from += entriesAtOnce) {
    await writeNumbers(tx, id, numbered.slice(from, from + entriesAtOnce))
  }
  const listHash = hashList(raffle.commitment, numbered)
  await setRaffle(tx, id, { list_hash: listHash, listed_at: needs.clock.now() })
}

/** Draws from the published list, with the seed committed to at the start of the raffle. */
const drawRaffle = async (needs: RewardsNeeds, tx: Tx, id: number): Promise<void> => {
  const raffle = await lockRaffle(tx, id)
  if (raffle.drawn_at || raffle.list_hash === null) return
  const list = await readList(tx, id)
  const tickets = list.reduce((sum, { count }) => sum + count, 0)
  const serverSeed = needs.identity.openSecret(raffle.sealed_seed, raffle.commitment)
  const seeds = { serverSeed, listHash: raffle.list_hash }
  const drawn = tickets === 0 ? [] : drawTickets(tickets, raffle.prizes_minor.length, seeds)
  const stakedMinor = list.reduce((sum, one) => sum + one.stakedMinor, 0n)
  const prizes = rafflePrizes(raffle.prizes_minor, stakedMinor)
  for (const [place, ticket] of drawn.entries()) {
    const owner = list.find(({ first, count }) => ticket >= first && ticket < first + count)
    const amount = prizes[place]
    if (!owner || amount === undefined) throw new Error(`raffle ${id}: no owner of ${ticket}`)
    if (amount === 0n) continue
    await insertWin(tx, {
      raffle_id: id,
      place,
      ticket,
      member_id: owner.memberId,
      amount_minor: amount,
      claimed_at: null,
    })
  }
  await setRaffle(tx, id, { revealed_seed: serverSeed, drawn_at: needs.clock.now() })
}

/** Begins this month's raffle of each brand that plans them. */
const beginRaffles = async (needs: RewardsNeeds): Promise<void> => {
  const { database, clock, identity, settings, environment } = needs
  const now = clock.now()
  for (const { brand_id: brandId } of await listPlansToBegin(database.db, now)) {
    const seed = createServerSeed(environment.fillRandom)
    const commitment = commitmentOf(seed)
    const timeZone = settings.timeZoneOf(brandId)
    await beginRaffle(database.db, brandId, {
      now,
      startsAt: thisMonth(now, timeZone),
      closesAt: nextMonth(now, timeZone),
      sealedSeed: identity.sealSecret(seed, commitment),
      commitment,
    })
  }
}

/** A job: begins raffles, publishes lists after the close, and draws a minute later. */
export const createRunRaffles = (needs: RewardsNeeds) => async (): Promise<void> => {
  const { database, clock } = needs
  await beginRaffles(needs)
  const now = clock.now().getTime()
  const waiting = await listWaitingRaffles(database.db, new Date(now - graceMs))
  await doEach(waiting, async ({ id, listed_at: listedAt }) => {
    if (!listedAt) await database.inTx((tx) => listTickets(needs, tx, id))
    else if (listedAt.getTime() <= now - listedMs) {
      await database.inTx((tx) => drawRaffle(needs, tx, id))
    }
  })
}
