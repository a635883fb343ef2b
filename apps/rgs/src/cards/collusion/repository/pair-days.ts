import { tables, type Tx } from '@trevo/database/connect.ts'
import type { PairFacts } from '@trevo/game-rules/collusion/pair-facts.ts'
import { signalRules } from '@trevo/game-rules/collusion/signal-rules.ts'
import { sql } from 'kysely'
import type { CollusionTables, DealEvidence, PairDay, PairDayName } from './tables.ts'

const { version } = signalRules

type FactsRow = Pick<
  CollusionTables['cards.pair_day'],
  | 'deal_count'
  | 'transfer_count'
  | 'lost_hundredths'
  | 'lost_squares'
  | 'strong_faced_count'
  | 'strong_folded_count'
  | 'duel_count'
  | 'duel_raised_count'
  | 'yielded_count'
  | 'thrown_count'
>

const factsOf = (row: FactsRow): PairFacts => ({
  dealCount: row.deal_count,
  transferCount: row.transfer_count,
  // Hundredths of a big blind or an entry, and their squares: whole numbers far below 2^53.
  lostHundredths: Number(row.lost_hundredths),
  lostSquares: Number(row.lost_squares),
  strongFacedCount: row.strong_faced_count,
  strongFoldedCount: row.strong_folded_count,
  duelCount: row.duel_count,
  duelRaisedCount: row.duel_raised_count,
  yieldedCount: row.yielded_count,
  thrownCount: row.thrown_count,
})

const rowOf = ({ gameCode, playerRef, otherRef, day, facts, deals }: PairDay) => ({
  game_code: gameCode,
  player_ref: playerRef,
  other_ref: otherRef,
  day,
  deal_count: facts.dealCount,
  transfer_count: facts.transferCount,
  lost_hundredths: facts.lostHundredths,
  lost_squares: facts.lostSquares,
  strong_faced_count: facts.strongFacedCount,
  strong_folded_count: facts.strongFoldedCount,
  duel_count: facts.duelCount,
  duel_raised_count: facts.duelRaisedCount,
  yielded_count: facts.yieldedCount,
  thrown_count: facts.thrownCount,
  deals,
})

/** What is known about these pairs and days; unknown ones are absent. */
export const listPairDays = async (tx: Tx, names: readonly PairDayName[]): Promise<PairDay[]> => {
  type Row = FactsRow & {
    game_code: string
    player_ref: string
    other_ref: string
    day: string
    deals: readonly DealEvidence[]
  }
  const { rows } = await sql<Row>`
    select p.* from cards.pair_day p
    join unnest(${names.map(({ gameCode }) => gameCode)}::text[],
      ${names.map(({ playerRef }) => playerRef)}::text[],
      ${names.map(({ otherRef }) => otherRef)}::text[],
      ${names.map(({ day }) => day)}::date[]) asked(game_code, player_ref, other_ref, day)
      using (game_code, player_ref, other_ref, day)
    where p.rules_version = ${version}`.execute(tables<CollusionTables>(tx))
  return rows.map((row) => ({
    gameCode: row.game_code,
    playerRef: row.player_ref,
    otherRef: row.other_ref,
    day: row.day,
    facts: factsOf(row),
    deals: row.deals,
  }))
}

/** Writes the current rows of pairs and days; the writer holds the lock of the facts. */
export const savePairDays = async (tx: Tx, days: readonly PairDay[]): Promise<void> => {
  await sql`
    insert into cards.pair_day (game_code, rules_version, player_ref, other_ref, day, deal_count,
      transfer_count, lost_hundredths, lost_squares, strong_faced_count, strong_folded_count,
      duel_count, duel_raised_count, yielded_count, thrown_count, deals)
    select game_code, ${version}, player_ref, other_ref, day, deal_count, transfer_count,
      lost_hundredths, lost_squares, strong_faced_count, strong_folded_count, duel_count,
      duel_raised_count, yielded_count, thrown_count, deals
    from jsonb_to_recordset(${JSON.stringify(days.map(rowOf))}::jsonb) as one(game_code text,
      player_ref text, other_ref text, day date, deal_count integer, transfer_count integer,
      lost_hundredths bigint, lost_squares bigint, strong_faced_count integer,
      strong_folded_count integer, duel_count integer, duel_raised_count integer, yielded_count integer, thrown_count integer, deals jsonb)
    on conflict (game_code, player_ref, other_ref, day, rules_version) do update set
      deal_count = excluded.deal_count, transfer_count = excluded.transfer_count,
      lost_hundredths = excluded.lost_hundredths, lost_squares = excluded.lost_squares,
      strong_faced_count = excluded.strong_faced_count,
      strong_folded_count = excluded.strong_folded_count, duel_count = excluded.duel_count,
      duel_raised_count = excluded.duel_raised_count,
      yielded_count = excluded.yielded_count, thrown_count = excluded.thrown_count, deals = excluded.deals`.execute(
    tables<CollusionTables>(tx),
  )
}

export type PlayerDeals = {
  readonly gameCode: string
  readonly playerRef: string
  readonly day: string
  readonly dealCount: number
}

/** The number of further deals of each player and day. */
export const addPlayerDays = async (tx: Tx, days: readonly PlayerDeals[]): Promise<void> => {
  await sql`
    insert into cards.player_day (game_code, rules_version, player_ref, day, deal_count)
    select game_code, ${version}, player_ref, day, deal_count
    from unnest(${days.map(({ gameCode }) => gameCode)}::text[],
      ${days.map(({ playerRef }) => playerRef)}::text[],
      ${days.map(({ day }) => day)}::date[],
      ${days.map(({ dealCount }) => dealCount)}::integer[])
      one(game_code, player_ref, day, deal_count)
    on conflict (game_code, player_ref, day, rules_version)
      do update set deal_count = player_day.deal_count + excluded.deal_count`.execute(
    tables<CollusionTables>(tx),
  )
}

type PairSince = Omit<PairDayName, 'day'> & { readonly since: string }

/** A player's figures towards the other player and towards everybody else since a day. */
export const sumFacts = async (
  tx: Tx,
  { gameCode, playerRef, otherRef, since }: PairSince,
): Promise<{ readonly toOther?: PairFacts; readonly toOthers?: PairFacts }> => {
  const { rows } = await sql<FactsRow & { is_pair: boolean }>`
    select other_ref = ${otherRef} as is_pair, sum(deal_count)::integer as deal_count,
      sum(transfer_count)::integer as transfer_count,
      sum(lost_hundredths)::bigint as lost_hundredths, sum(lost_squares)::bigint as lost_squares,
      sum(strong_faced_count)::integer as strong_faced_count,
      sum(strong_folded_count)::integer as strong_folded_count,
      sum(duel_count)::integer as duel_count, sum(duel_raised_count)::integer as duel_raised_count,
      sum(yielded_count)::integer as yielded_count,
      sum(thrown_count)::integer as thrown_count
    from cards.pair_day
    where game_code = ${gameCode} and player_ref = ${playerRef} and day >= ${since}
      and rules_version = ${version}
    group by 1`.execute(tables<CollusionTables>(tx))
  const of = (isPair: boolean): PairFacts | undefined => {
    const row = rows.find(({ is_pair: one }) => one === isPair)
    return row && factsOf(row)
  }
  const [toOther, toOthers] = [of(true), of(false)]
  return { ...(toOther && { toOther }), ...(toOthers && { toOthers }) }
}

/** Deals of a player of a game since a day. */
export const countDeals = async (
  tx: Tx,
  { gameCode, playerRef, since }: Omit<PairSince, 'otherRef'>,
): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(deal_count), 0)::integer as count from cards.player_day
    where game_code = ${gameCode} and player_ref = ${playerRef} and day >= ${since}
      and rules_version = ${version}`.execute(tables<CollusionTables>(tx))
  return rows[0]?.count ?? 0
}

/** The strongest deals for a kind of signal first; of equal ones the latest. */
export const listEvidence = async (
  tx: Tx,
  { gameCode, playerRef, otherRef, since }: PairSince,
  { kind, limit }: { readonly kind: DealEvidence['kind']; readonly limit: number },
): Promise<{ tableId: string; number: number }[]> => {
  const { rows } = await sql<{ table_id: string; number: number }>`
    select one.value ->> 'tableId' as table_id, (one.value ->> 'number')::integer as number
    from cards.pair_day p, jsonb_array_elements(p.deals) one
    where p.game_code = ${gameCode} and p.player_ref = ${playerRef} and p.other_ref = ${otherRef}
      and p.day >= ${since} and p.rules_version = ${version} and one.value ->> 'kind' = ${kind}
    order by (one.value ->> 'weight')::numeric desc, p.day desc, 2 desc limit ${limit}`.execute(
    tables<CollusionTables>(tx),
  )
  return rows.map(({ table_id: tableId, number }) => ({ tableId, number }))
}
