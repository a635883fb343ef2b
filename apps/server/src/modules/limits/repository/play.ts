import type { Tx } from '@trevo/database/connect.ts'
import { sql } from 'kysely'

/** Notes activity of a person whose counter is locked: play counts until five minutes without. */
export const countPlay = async (tx: Tx, personId: bigint, at: Date): Promise<void> => {
  await sql`
    select limits.count_play(c.person_id, greatest(${at}, c.day_from), true)
    from limits.counter c where c.person_id = ${personId}`.execute(tx)
}

/** After so much play a check is due; 0 for never. @returns whether one is due now */
export const askForCheck = async (tx: Tx, personId: bigint, afterMs: number): Promise<boolean> => {
  const { rows } = await sql<{ check_due: boolean }>`
    update limits.counter c set check_max = nullif(${afterMs}::bigint, 0),
      check_due = c.check_due or (${afterMs}::bigint > 0 and c.unchecked_ms >= ${afterMs}::bigint)
    where c.person_id = ${personId} returning check_due`.execute(tx)
  return rows[0]?.check_due ?? false
}

/** The check was answered; the next one is due after `againMs` of play. */
export const answerCheck = async (tx: Tx, personId: bigint, againMs: number): Promise<void> => {
  await sql`
    update limits.counter c set check_due = false,
      unchecked_ms = greatest(0, coalesce(c.check_max, 0) - ${againMs}::bigint)
    where c.person_id = ${personId}`.execute(tx)
}

/** The member stops: the session is over at this moment. */
export const endSession = async (tx: Tx, personId: bigint, at: Date): Promise<void> => {
  await sql`
    update limits.counter c set active_until = least(c.active_until, greatest(c.counted_until, ${at}))
    where c.person_id = ${personId}`.execute(tx)
}

/** Stakes are taken again from then on. */
export const pausePlay = async (tx: Tx, personId: bigint, until: Date): Promise<void> => {
  await sql`
    update limits.counter c set paused_until = greatest(c.paused_until, ${until})
    where c.person_id = ${personId}`.execute(tx)
}
