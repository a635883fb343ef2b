import { rights as allRights, type Right } from '@trevo/contract/ops/rights.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { sql, type Insertable } from 'kysely'
import type { ChangeRequestRow, ChangeRequestTable, StaffDb, StaffTables } from './tables.ts'

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** The id of no request, for a list that must not be empty. */
const noRequest = '00000000-0000-0000-0000-000000000000'

const own = (tx: Tx) => tables<StaffTables>(tx)

export const insertChangeRequest = (
  tx: Tx,
  row: Insertable<ChangeRequestTable>,
): Promise<ChangeRequestRow> =>
  own(tx).insertInto('staff.change_request').values(row).returningAll().executeTakeFirstOrThrow()

export const lockChangeRequest = (
  tx: Tx,
  brandId: number,
  id: string,
): Promise<ChangeRequestRow | undefined> =>
  own(tx)
    .selectFrom('staff.change_request')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** By its id in any brand: ids are chosen by callers. */
export const findChangeRequest = (db: StaffDb, id: string): Promise<ChangeRequestRow | undefined> =>
  db.selectFrom('staff.change_request').selectAll().where('id', '=', id).executeTakeFirst()

export type Target = {
  readonly brandId: number
  readonly kind: string
  readonly target: string
}

export const lockWaiting = (
  tx: Tx,
  { brandId, kind, target }: Target,
): Promise<ChangeRequestRow | undefined> =>
  own(tx)
    .selectFrom('staff.change_request')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('kind', '=', kind)
    .where('target', '=', target)
    .where('state', '=', 'waiting')
    .forNoKeyUpdate()
    .executeTakeFirst()

export type Ending =
  | { readonly state: 'expired'; readonly at: Date }
  | {
      readonly state: 'approved' | 'refused' | 'withdrawn'
      readonly at: Date
      readonly operatorId: bigint
      readonly reason?: string
    }

/** Ends a request that the caller has locked. The database compares the persons. */
export const endChangeRequest = (tx: Tx, id: string, ending: Ending): Promise<ChangeRequestRow> =>
  own(tx)
    .updateTable('staff.change_request')
    .set({
      state: ending.state,
      decided_at: ending.at,
      ...(ending.state !== 'expired' && {
        decided_by: ending.operatorId,
        decision_reason: ending.reason ?? null,
      }),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

export type RequestFilter = {
  readonly brandId: number
  readonly state: 'waiting' | 'decided'
  readonly rights: readonly Right[]
  readonly kind?: string | undefined
  readonly target?: string | undefined
  /** The accounts of one person: only what they asked for, or only what they did not. */
  readonly accounts?: { readonly ids: readonly bigint[]; readonly areOwn: boolean } | undefined
  readonly after?: { readonly at: Date; readonly id: string } | undefined
  readonly limit: number
  readonly now: Date
}

/** Those that wait, the oldest first; or those that were decided or expired, the newest first. */
export const listChangeRequests = async (
  db: StaffDb,
  { brandId, state, rights, kind, target, accounts, after, limit, now }: RequestFilter,
): Promise<ChangeRequestRow[]> => {
  const isWaiting = state === 'waiting'
  const moment = isWaiting ? ('asked_at' as const) : ('decided_at' as const)
  const direction = isWaiting ? ('asc' as const) : ('desc' as const)
  let query = db
    .selectFrom('staff.change_request')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('right_code', 'in', rights.length > 0 ? [...rights] : [''])
    .where('state', isWaiting ? '=' : '<>', 'waiting')
  if (isWaiting) query = query.where('expires_at', '>', now)
  if (kind !== undefined) query = query.where('kind', '=', kind)
  if (target !== undefined) query = query.where('target', '=', target)
  if (accounts)
    query = query.where('asked_by', accounts.areOwn ? 'in' : 'not in', [...accounts.ids])
  if (after) {
    const place = sql<boolean>`(${sql.ref(moment)}, id) ${sql.raw(isWaiting ? '>' : '<')} (${after.at}::timestamptz, ${after.id}::uuid)`
    query = query.where(place)
  }
  return query.orderBy(moment, direction).orderBy('id', direction).limit(limit).execute()
}

/** The oldest waiting requests of a kind, `limit` at most; with `targets`, only those about them. */
export const listWaitingOf = (
  db: StaffDb,
  {
    brandId,
    kind,
    targets,
    now,
    limit,
  }: Omit<Target, 'target'> & {
    readonly targets: readonly string[] | undefined
    readonly now: Date
    readonly limit: number
  },
) =>
  targets?.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('staff.change_request')
        .select(['id', 'target', 'asked_by', 'asked_at', 'reason', 'input', 'is_blind'])
        .where('brand_id', '=', brandId)
        .where('kind', '=', kind)
        .$if(targets !== undefined, (query) => query.where('target', 'in', [...(targets ?? [])]))
        .where('state', '=', 'waiting')
        .where('expires_at', '>', now)
        .orderBy('asked_at')
        .limit(limit)
        .execute()

/** The right of each request of a brand among these ids; unknown ones are left out. */
export const listRightsOfRequests = async (
  db: StaffDb,
  brandId: number,
  ids: readonly string[],
): Promise<Map<string, Right>> => {
  const rows = await db
    .selectFrom('staff.change_request')
    .select(['id', 'right_code'])
    .where('brand_id', '=', brandId)
    .where('id', 'in', [...ids.filter((id) => uuid.test(id)), noRequest])
    .execute()
  return new Map(
    rows.flatMap((row) => {
      const right = allRights.find((one) => one === row.right_code)
      return right ? [[row.id, right] as const] : []
    }),
  )
}
