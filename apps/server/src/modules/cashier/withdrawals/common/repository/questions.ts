import { tables, type Database, type Tx } from '@trevo/database/connect.ts'
import type { WithdrawalNoteRow, WithdrawalQuestionRow, WithdrawalTables } from './tables.ts'

type Db = Database<WithdrawalTables>
const own = (tx: Tx) => tables<WithdrawalTables>(tx)

/** Every column but the picture, which is read alone. */
const shown = [
  'id',
  'member_id',
  'withdrawal_id',
  'brand_id',
  'wants',
  'question',
  'asked_by',
  'asked_at',
  'answer',
  'answered_at',
  'closed_at',
] as const

/** A question with whether it was answered by a picture. */
export type ShownQuestion = Omit<WithdrawalQuestionRow, 'picture'> & {
  readonly has_picture: boolean
}

/** Questions of a withdrawal, the oldest first. */
export const listQuestions = (
  db: Db['db'] | ReturnType<typeof own>,
  withdrawalId: string,
): Promise<ShownQuestion[]> =>
  db
    .selectFrom('cashier.withdrawal_question')
    .select(shown)
    .select((query) => query('picture', 'is not', null).as('has_picture'))
    .where('withdrawal_id', '=', withdrawalId)
    .orderBy('asked_at')
    .orderBy('id')
    .execute() as Promise<ShownQuestion[]>

/** Since when members have been asked, by withdrawal, of the questions that are open. */
export const listOpenSince = async (
  { db }: Db,
  withdrawalIds: readonly string[],
): Promise<ReadonlyMap<string, Date>> => {
  if (withdrawalIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('cashier.withdrawal_question')
    .select(['withdrawal_id', 'asked_at'])
    .where('withdrawal_id', 'in', [...withdrawalIds])
    .where('answered_at', 'is', null)
    .where('closed_at', 'is', null)
    .execute()
  return new Map(rows.map((row) => [row.withdrawal_id, row.asked_at]))
}

export const findQuestion = (tx: Tx, id: string): Promise<WithdrawalQuestionRow | undefined> =>
  own(tx)
    .selectFrom('cashier.withdrawal_question')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()

/** The picture of an answer; undefined without one. */
export const findPicture = async (
  { db }: Db,
  brandId: number,
  withdrawalId: string,
  questionId: string,
): Promise<Buffer | undefined> => {
  const row = await db
    .selectFrom('cashier.withdrawal_question')
    .select('picture')
    .where('id', '=', questionId)
    .where('withdrawal_id', '=', withdrawalId)
    .where('brand_id', '=', brandId)
    .executeTakeFirst()
  return row?.picture ?? undefined
}

export const insertQuestion = async (tx: Tx, row: WithdrawalQuestionRow): Promise<void> => {
  await own(tx).insertInto('cashier.withdrawal_question').values(row).execute()
}

type Answer = Pick<WithdrawalQuestionRow, 'answer' | 'picture' | 'answered_at'>

/** The caller has locked the withdrawal. */
export const answerQuestion = async (tx: Tx, id: string, answer: Answer): Promise<void> => {
  await own(tx)
    .updateTable('cashier.withdrawal_question')
    .set(answer)
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .where('closed_at', 'is', null)
    .execute()
}

/** The withdrawal is decided: what was not answered is no longer needed. */
export const closeQuestions = async (tx: Tx, withdrawalId: string, at: Date): Promise<void> => {
  await own(tx)
    .updateTable('cashier.withdrawal_question')
    .set({ closed_at: at })
    .where('withdrawal_id', '=', withdrawalId)
    .where('answered_at', 'is', null)
    .where('closed_at', 'is', null)
    .execute()
}

/** The newest notes that operators wrote on a withdrawal, the oldest of them first. */
export const listNotes = async (
  { db }: Db,
  withdrawalId: string,
  max: number,
): Promise<WithdrawalNoteRow[]> => {
  const rows = await db
    .selectFrom('cashier.withdrawal_note')
    .selectAll()
    .where('withdrawal_id', '=', withdrawalId)
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(max)
    .execute()
  return rows.toReversed()
}

/** The note of this id: as it was written first, also for a repeated call. */
export const insertNote = async (tx: Tx, row: WithdrawalNoteRow): Promise<WithdrawalNoteRow> => {
  await own(tx)
    .insertInto('cashier.withdrawal_note')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  return own(tx)
    .selectFrom('cashier.withdrawal_note')
    .selectAll()
    .where('id', '=', row.id)
    .executeTakeFirstOrThrow()
}
