import type { Tx } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import { returnedStatuses } from '../domain/order-status.ts'
import type { Exposure } from '../domain/exposures.ts'

const inOneOrder = (exposures: readonly Exposure[]): readonly Exposure[] =>
  // In one order everywhere, so that two orders on the same lines wait for each other without deadlock.
  exposures.toSorted((a, b) => {
    if (a.drawId !== b.drawId) return a.drawId < b.drawId ? -1 : 1
    if (a.playId !== b.playId) return a.playId - b.playId
    return a.line < b.line ? -1 : 1
  })

const columns = (exposures: readonly Exposure[]) => {
  const inOrder = inOneOrder(exposures)
  return {
    draws: inOrder.map(({ drawId }) => drawId),
    plays: inOrder.map(({ playId }) => playId),
    lines: inOrder.map(({ line }) => line),
    minors: inOrder.map(({ minor }) => minor),
    maxima: inOrder.map(({ minorMax }) => minorMax),
  }
}

/** Writing more of them in one statement would block the thread. */
const rowsOfStatement = 2_000

/**
 * Adds the largest payout of an order, line by line; each line occurs once. @returns the lines that it would
 * close: if there are any, the order must be refused.
 */
export const raiseExposures = async (
  tx: Tx,
  exposures: readonly Exposure[],
): Promise<readonly string[]> => {
  const inOrder = inOneOrder(exposures)
  const closed: string[] = []
  for (let from = 0; from < inOrder.length; from += rowsOfStatement) {
    closed.push(...(await raisePart(tx, inOrder.slice(from, from + rowsOfStatement))))
  }
  return closed
}

const raisePart = async (tx: Tx, exposures: readonly Exposure[]): Promise<readonly string[]> => {
  const { draws, plays, lines, minors, maxima } = columns(exposures)
  const { rows } = await sql<{ play_id: number; line: string; liability_minor: bigint }>`
    insert into lottery.exposure as e (draw_id, play_id, line, liability_minor)
    select * from unnest(${draws}::bigint[], ${plays}::integer[], ${lines}::text[],
      ${minors}::bigint[])
    on conflict (draw_id, play_id, line)
      do update set liability_minor = e.liability_minor + excluded.liability_minor
    returning e.draw_id, e.play_id, e.line, e.liability_minor`.execute(tx)
  // Two plays may have lines written the same, each with its own limit.
  const keyOf = (playId: number, line: string) => `${playId}|${line}`
  const maxOf = new Map(
    lines.map((line, index) => [keyOf(plays[index] ?? 0, line), maxima[index] ?? 0n]),
  )
  return rows.flatMap(({ play_id, line, liability_minor }) =>
    liability_minor > (maxOf.get(keyOf(play_id, line)) ?? 0n) ? [line] : [],
  )
}

/** Subtracts what cancelled orders had added. */
export const lowerExposures = async (tx: Tx, exposures: readonly Exposure[]): Promise<void> => {
  if (exposures.length === 0) return
  const { draws, plays, lines, minors } = columns(exposures)
  await sql`
    update lottery.exposure e set liability_minor = greatest(0, e.liability_minor - l.minor)
    from (
      select x.draw_id, x.play_id, x.line, u.minor
      from unnest(${draws}::bigint[], ${plays}::integer[], ${lines}::text[], ${minors}::bigint[])
        u (draw_id, play_id, line, minor)
      join lottery.exposure x using (draw_id, play_id, line)
      order by x.draw_id, x.play_id, x.line for update of x
    ) l
    where e.draw_id = l.draw_id and e.play_id = l.play_id and e.line = l.line`.execute(tx)
}

/**
 * The total stakes on a draw; used only for lotteries with a limit, because every order waits here. A draw that
 * had no limit until now is counted from the valid stakes.
 */
export const addDrawStakes = async (
  tx: Tx,
  drawIds: readonly bigint[],
  minors: readonly bigint[],
): Promise<readonly bigint[]> => {
  await sql`
    insert into lottery.draw_stake (draw_id, stake_minor)
    select u.id, coalesce((
      select sum(t.stake_minor) from lottery.ticket t
      where t.draw_id = u.id and t.status <> all(${returnedStatuses}::smallint[])
    ), 0) + coalesce((
      select sum((s.share_of - s.taken_count) * s.share_minor) from lottery.shared_ticket s
      where s.draw_id = u.id and s.state = 'open'
    ), 0)
    from unnest(${drawIds}::bigint[]) u (id)
    where not exists (select from lottery.draw_stake x where x.draw_id = u.id)
    order by 1 on conflict do nothing`.execute(tx)
  const { rows } = await sql<{ stake_minor: bigint }>`
    insert into lottery.draw_stake as s (draw_id, stake_minor)
    select * from unnest(${drawIds}::bigint[], ${minors}::bigint[]) u (draw_id, minor)
    order by 1
    on conflict (draw_id) do update set stake_minor = s.stake_minor + excluded.stake_minor
    returning stake_minor`.execute(tx)
  return rows.map(({ stake_minor }) => stake_minor)
}

/** A stake returned before the close frees its amount; without a counter nothing changes. */
export const lowerDrawStakes = async (
  tx: Tx,
  drawIds: readonly bigint[],
  minors: readonly bigint[],
): Promise<void> => {
  await sql`
    update lottery.draw_stake s set stake_minor = greatest(0, s.stake_minor - l.minor)
    from (
      select x.draw_id, u.minor
      from unnest(${drawIds}::bigint[], ${minors}::bigint[]) u (draw_id, minor)
      join lottery.draw_stake x using (draw_id) order by x.draw_id for update of x
    ) l
    where s.draw_id = l.draw_id`.execute(tx)
}
