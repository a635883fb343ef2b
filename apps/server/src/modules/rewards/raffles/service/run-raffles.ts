import { tables, type Tx } from '@trevo/database/connect.ts'
import { drawTickets } from '@trevo/fairness/prize-draw.ts'
import { commitmentOf, createServerSeed } from '@trevo/fairness/seeds.ts'
import { sql } from 'kysely'
import { doEach } from '../../../../platform/do-each.ts'
import { nextMonth, thisMonth } from '../../common/domain/periods.ts'
import { rafflePrizes } from '../domain/raffle-prizes.ts'
import { hashList, numberTickets, type NumberedEntry } from '../domain/raffle-list.ts'
import type { RewardsNeeds } from '../../needs.ts'
import type { RewardsTables } from '../../tables.ts'

/** How long the list is published before it is drawn from. */
const listedMs = 60_000
/** So long after the close stakes that were settled just before are still counted. */
const graceMs = 60_000
/** Bounds the arrays of one statement. */
const entriesAtOnce = 10_000

const lockRaffle = (tx: Tx, id: number) =>
  tables<RewardsTables>(tx)
    .selectFrom('rewards.raffle')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()

const writeNumbers = async (tx: Tx, id: number, entries: readonly NumberedEntry[]) => {
  await sql`update rewards.raffle_entry e set first_ticket = n.first, ticket_count = n.count
    from unnest(${entries.map(({ memberId }) => memberId)}::bigint[],
      ${entries.map(({ first }) => first)}::integer[],
      ${entries.map(({ count }) => count)}::integer[]) as n(member_id, first, count)
    where e.raffle_id = ${id} and e.member_id = n.member_id`.execute(tx)
}

/** Freezes the list and publishes its hash. */
const listTickets = async (needs: RewardsNeeds, tx: Tx, id: number): Promise<void> => {
  const raffle = await lockRaffle(tx, id)
  if (raffle.listed_at) return
  const own = tables<RewardsTables>(tx)
  const rows = await own
    .selectFrom('rewards.raffle_entry')
    .selectAll()
    .where('raffle_id', '=', id)
    .execute()
  const numbered = numberTickets(
    rows.map((row) => ({ memberId: row.member_id, stakedMinor: row.staked_minor })),
    raffle.ticket_minor,
  )
  for (let from = 0; from < numbered.length; from += entriesAtOnce) {
    await writeNumbers(tx, id, numbered.slice(from, from + entriesAtOnce))
  }
  await own
    .updateTable('rewards.raffle')
    .set({ list_hash: hashList(raffle.commitment, numbered), listed_at: needs.clock.now() })
    .where('id', '=', id)
    .execute()
}

const readList = async (tx: Tx, id: number): Promise<readonly NumberedEntry[]> => {
  const rows = await tables<RewardsTables>(tx)
    .selectFrom('rewards.raffle_entry')
    .selectAll()
    .where('raffle_id', '=', id)
    .where('first_ticket', 'is not', null)
    .orderBy('first_ticket')
    .execute()
  return rows.map((row) => ({
    memberId: row.member_id,
    stakedMinor: row.staked_minor,
    first: row.first_ticket ?? 0,
    count: row.ticket_count ?? 0,
  }))
}

/** Draws from the published list, with the seed that was committed to when the raffle began. */
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
  const own = tables<RewardsTables>(tx)
  for (const [place, ticket] of drawn.entries()) {
    const owner = list.find(({ first, count }) => ticket >= first && ticket < first + count)
    const amount = prizes[place]
    if (!owner || amount === undefined) throw new Error(`raffle ${id}: no owner of ${ticket}`)
    if (amount === 0n) continue
    await own
      .insertInto('rewards.raffle_win')
      .values({
        raffle_id: id,
        place,
        ticket,
        member_id: owner.memberId,
        amount_minor: amount,
        claimed_at: null,
      })
      .execute()
  }
  await own
    .updateTable('rewards.raffle')
    .set({ revealed_seed: serverSeed, drawn_at: needs.clock.now() })
    .where('id', '=', id)
    .execute()
}

/** Begins this month's raffle of each brand that plans them. */
const beginRaffles = async (needs: RewardsNeeds): Promise<void> => {
  const { database, clock, identity, settings, environment } = needs
  const now = clock.now()
  const { rows } = await sql<RewardsTables['rewards.raffle_plan']>`
    select p.* from rewards.raffle_plan p where not exists (
      select from rewards.raffle r
      where r.brand_id = p.brand_id and r.starts_at <= ${now} and r.closes_at > ${now})`.execute(
    database.db,
  )
  for (const plan of rows) {
    const seed = createServerSeed(environment.fillRandom)
    const commitment = commitmentOf(seed)
    const timeZone = settings.timeZoneOf(plan.brand_id)
    await sql`insert into rewards.raffle (brand_id, names, starts_at, closes_at, ticket_minor,
        prizes_minor, sealed_seed, commitment)
      select ${plan.brand_id}, names, ${thisMonth(now, timeZone)}, ${nextMonth(now, timeZone)}, ticket_minor,
        prizes_minor, ${identity.sealSecret(seed, commitment)}, ${commitment}
      from rewards.raffle_plan where brand_id = ${plan.brand_id}
        and pg_advisory_xact_lock(7264102) is not null
        and not exists (select from rewards.raffle r where r.brand_id = ${plan.brand_id}
          and r.starts_at <= ${now} and r.closes_at > ${now})`.execute(database.db)
  }
}

/** A job: begins raffles, publishes lists after the close, and draws a minute later. */
export const createRunRaffles = (needs: RewardsNeeds) => async (): Promise<void> => {
  const { database, clock } = needs
  await beginRaffles(needs)
  const now = clock.now().getTime()
  const waiting = await database.db
    .selectFrom('rewards.raffle')
    .select(['id', 'listed_at', 'closes_at'])
    .where('drawn_at', 'is', null)
    .where('closes_at', '<=', new Date(now - graceMs))
    .orderBy('id')
    .limit(20)
    .execute()
  await doEach(waiting, async ({ id, listed_at: listedAt }) => {
    if (!listedAt) await database.inTx((tx) => listTickets(needs, tx, id))
    else if (listedAt.getTime() <= now - listedMs) {
      await database.inTx((tx) => drawRaffle(needs, tx, id))
    }
  })
}
