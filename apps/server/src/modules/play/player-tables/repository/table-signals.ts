import { tables, type Database, type Tx } from '@trevo/database/connect.ts'
import type { Insertable, Selectable } from 'kysely'
import type { SignalDecision, TableSignalState } from '../../common/domain/signal-moves.ts'
import type { PlayTables } from '../../common/repository/tables.ts'

export type TableSignalRow = Selectable<PlayTables['play.table_signal']>

/** The last number read from a vendor; 0 before the first. */
export const findLastNumber = async (
  { db }: Database<PlayTables>,
  vendor: string,
): Promise<bigint> => {
  const row = await db
    .selectFrom('play.table_signal_reader')
    .select('last_number')
    .where('vendor', '=', vendor)
    .executeTakeFirst()
  return row?.last_number ?? 0n
}

/** Signals up to this number have been read. */
export const saveLastNumber = async (tx: Tx, vendor: string, number: bigint): Promise<void> => {
  await tables<PlayTables>(tx)
    .insertInto('play.table_signal_reader')
    .values({ vendor, last_number: number })
    .onConflict((conflict) => conflict.column('vendor').doUpdateSet({ last_number: number }))
    .execute()
}

/** Once, however often it is reported. */
export const insertTableSignal = async (
  tx: Tx,
  signal: Insertable<PlayTables['play.table_signal']>,
): Promise<void> => {
  await tables<PlayTables>(tx)
    .insertInto('play.table_signal')
    .values(signal)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Whether a member is in a signal raised since then that operators have not dismissed. */
export const isSignalled = async (tx: Tx, memberId: bigint, since: Date): Promise<boolean> => {
  const found = await tables<PlayTables>(tx)
    .selectFrom('play.table_signal')
    .select('id')
    .where((eb) => eb.or([eb('member_id', '=', memberId), eb('other_member_id', '=', memberId)]))
    .where('raised_at', '>=', since)
    .where('state', '<>', 'dismissed')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Whether two members are in a signal of a kind that Trevo raised since then, with any decision; vendors' signals
 * are about other bets.
 */
export const isPairSignalled = async (
  tx: Tx,
  {
    kind,
    memberId,
    otherMemberId,
    since,
  }: {
    readonly kind: TableSignalRow['kind']
    readonly memberId: bigint
    readonly otherMemberId: bigint
    readonly since: Date
  },
): Promise<boolean> => {
  const pair = [memberId, otherMemberId]
  const found = await tables<PlayTables>(tx)
    .selectFrom('play.table_signal')
    .select('id')
    .where('member_id', 'in', pair)
    .where('other_member_id', 'in', pair)
    .where('kind', '=', kind)
    .where('subject', 'is not', null)
    .where('raised_at', '>=', since)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

type Wanted = {
  readonly brandId: number
  readonly state: TableSignalState
  readonly limit: number
}

/** Signals in a state with a member of the brand, latest first. */
export const listSignalRows = (
  { db }: Database<PlayTables>,
  { brandId, state, limit }: Wanted,
): Promise<TableSignalRow[]> =>
  db
    .selectFrom('play.table_signal')
    .selectAll()
    .where((eb) => eb.or([eb('brand_id', '=', brandId), eb('other_brand_id', '=', brandId)]))
    .where('state', '=', state)
    .orderBy('raised_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

export const findTableSignal = (
  { db }: Database<PlayTables>,
  id: bigint,
): Promise<TableSignalRow | undefined> =>
  db.selectFrom('play.table_signal').selectAll().where('id', '=', id).executeTakeFirst()

export const lockTableSignal = (tx: Tx, id: bigint): Promise<TableSignalRow | undefined> =>
  tables<PlayTables>(tx)
    .selectFrom('play.table_signal')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** Moves a locked signal to its next state and records the operator. */
export const moveTableSignal = async (
  tx: Tx,
  id: bigint,
  to: SignalDecision,
  {
    operator,
    reason,
    at,
  }: { readonly operator: string; readonly reason: string; readonly at: Date },
): Promise<void> => {
  const db = tables<PlayTables>(tx)
  await db.updateTable('play.table_signal').set({ state: to }).where('id', '=', id).execute()
  await db
    .insertInto('play.table_signal_event')
    .values({ signal_id: id, state: to, operator, reason, happened_at: at })
    .execute()
}

/** Decisions about these signals, first one first. */
export const listSignalEvents = ({ db }: Database<PlayTables>, ids: readonly bigint[]) =>
  db
    .selectFrom('play.table_signal_event')
    .select(['signal_id', 'state', 'operator', 'reason', 'happened_at'])
    .where('signal_id', 'in', ids.length > 0 ? ids : [0n])
    .orderBy('id')
    .execute()

/** Pairs of these members, and of one of them with others, that a signal names; dismissed ones are left out. */
export const listSignalledWith = async (
  { db }: Database<PlayTables>,
  memberIds: readonly bigint[],
): Promise<readonly { readonly memberId: bigint; readonly otherId: bigint }[]> => {
  if (memberIds.length === 0) return []
  return db
    .selectFrom('play.table_signal')
    .select(['member_id as memberId', 'other_member_id as otherId'])
    .where((one) =>
      one.or([
        one('member_id', 'in', [...memberIds]),
        one('other_member_id', 'in', [...memberIds]),
      ]),
    )
    .where('state', '<>', 'dismissed')
    .orderBy('raised_at', 'desc')
    .limit(500)
    .execute()
}
