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

const lowerCeiling = (a: bigint | null, b: bigint | null): bigint | null =>
  a === null ? b : b === null || a < b ? a : b

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
    .select(['given.right_code', 'given.ceiling_minor', 'held.ceiling_minor as of_grant'])
    .where('held.operator_id', '=', operatorId)
    .where((one) => one.or([one('held.ends_at', 'is', null), one('held.ends_at', '>', at)]))
    .forShare(['held', 'given'])
    .execute()
  const found = new Map<string, bigint | null>()
  for (const { right_code: right, ceiling_minor: ofRole, of_grant: ofGrant } of rows) {
    const ceiling = lowerCeiling(ofRole, ofGrant)
    const known = found.get(right)
    const isLifted = ceiling === null || known === null
    found.set(right, isLifted ? null : known === undefined || ceiling > known ? ceiling : known)
  }
  return new Map([...found].flatMap(([right, most]) => (isRight(right) ? [[right, most]] : [])))
}

/** The persons behind a brand's accounts, by account; linked ones under the person they lead to. */
export const listPersons = (db: StaffDb, operatorIds: readonly bigint[]) =>
  db
    .selectFrom('staff.account_person as account')
    .innerJoin('staff.person as person', 'person.id', 'account.person_id')
    .select(['account.operator_id as operatorId', 'person.id as personId', 'person.name'])
    .select('person.disabled_at as disabledAt')
    .where('account.operator_id', 'in', [...operatorIds, 0n])
    .orderBy('person.name')
    .orderBy('person.id')
    .execute()

/** A person that leads to no other, with every account; undefined where it is unknown. */
export const lockPerson = async (tx: Tx, personId: bigint) => {
  const db = tables<StaffTables>(tx)
  const person = await db
    .selectFrom('staff.person')
    .selectAll()
    .where('id', '=', personId)
    .where('same_as', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!person) return undefined
  const accounts = await db
    .selectFrom('staff.account_person')
    .select('operator_id')
    .where('person_id', '=', personId)
    .execute()
  return { ...person, operatorIds: accounts.map((row) => row.operator_id) }
}

export const savePersonName = async (tx: Tx, personId: bigint, name: string): Promise<void> => {
  await tables<StaffTables>(tx)
    .updateTable('staff.person')
    .set({ name })
    .where('id', '=', personId)
    .execute()
}

/** Disables a person with all that lead to it; null lets them in again. */
export const savePersonDisabled = async (
  tx: Tx,
  personId: bigint,
  disabledAt: Date | null,
): Promise<void> => {
  await tables<StaffTables>(tx)
    .updateTable('staff.person')
    .set({ disabled_at: disabledAt })
    .where((one) => one.or([one('id', '=', personId), one('same_as', '=', personId)]))
    .execute()
}

/** Makes two persons that the caller has locked one: the newer leads to the older from now on. */
export const linkPersons = async (tx: Tx, older: bigint, newer: bigint): Promise<void> => {
  const db = tables<StaffTables>(tx)
  const link = { same_as: older }
  await db.updateTable('staff.person').set(link).where('id', '=', newer).execute()
  await db.updateTable('staff.person').set(link).where('same_as', '=', newer).execute()
}
