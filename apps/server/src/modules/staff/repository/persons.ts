import { isRight } from '@trevo/contract/ops/rights.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import type { OperatorRights } from '../../../platform/http/actor.ts'
import type { StaffDb, StaffTables } from './tables.ts'

/** The persons behind accounts now, by account. */
export const listPersonsOf = async (
  db: StaffDb,
  operatorIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, bigint>> => {
  const rows = await db
    .selectFrom('staff.account_person')
    .selectAll()
    .where('operator_id', 'in', [...operatorIds, 0n])
    .execute()
  return new Map(rows.map((row) => [row.operator_id, row.person_id]))
}

/**
 * The rights of an account as they count in this transaction: its roles, what they give and its person
 * cannot change or be disabled before it ends. Undefined where the person is disabled.
 */
export const lockRightsOf = async (
  tx: Tx,
  operatorId: bigint,
  at: Date,
): Promise<OperatorRights | undefined> => {
  const db = tables<StaffTables>(tx)
  const person = await db
    .selectFrom('staff.person as person')
    .innerJoin('staff.person_account as account', 'account.person_id', 'person.id')
    .select(['person.id', 'person.disabled_at'])
    .where('account.operator_id', '=', operatorId)
    .forShare('person')
    .executeTakeFirst()
  if (!person || person.disabled_at !== null) return undefined
  const rows = await db
    .selectFrom('staff.operator_role as held')
    .innerJoin('staff.role_right as given', 'given.role_id', 'held.role_id')
    .select(['given.right_code', 'given.ceiling_minor'])
    .where('held.operator_id', '=', operatorId)
    .where((one) => one.or([one('held.ends_at', 'is', null), one('held.ends_at', '>', at)]))
    .forShare(['held', 'given'])
    .execute()
  const found = new Map<string, bigint | null>()
  for (const { right_code: right, ceiling_minor: ceiling } of rows) {
    const known = found.get(right)
    const isLifted = ceiling === null || known === null
    found.set(right, isLifted ? null : known === undefined || ceiling > known ? ceiling : known)
  }
  return new Map([...found].flatMap(([right, most]) => (isRight(right) ? [[right, most]] : [])))
}
