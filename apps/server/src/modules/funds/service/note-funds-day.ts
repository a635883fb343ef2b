import type { FundsDay } from '@trevo/contract/ops/compliance/funds.ts'
import { tables } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { noteAct } from '../../../platform/acts/act.ts'
import type { FundsNeeds } from '../needs.ts'
import { findDay } from '../repository/days.ts'
import { insertNote, listNotes, lockNotes } from '../repository/notes.ts'
import type { FundsTables } from '../repository/tables.ts'
import { notesMax, presentFundsDay, type Reader } from './present-funds-day.ts'

/** Adds what an operator found out about a day. */
export const createNoteFundsDay =
  ({ database, clock }: FundsNeeds) =>
  async (
    by: Reader & { readonly username: string },
    day: string,
    reason: string,
  ): Promise<FundsDay> =>
    database.inTx(async (tx) => {
      const db = tables<FundsTables>(tx)
      const { brandId, username } = by
      await lockNotes(db, brandId, day)
      const row = await findDay(db, brandId, day)
      if (!row) throw new Refusal('funds.day_unknown')
      if ((await listNotes(db, brandId, [day])).length >= notesMax) {
        throw new Refusal('funds.notes_full')
      }
      const text = reason.trim()
      await insertNote(db, { brandId, day, at: clock.now(), operator: username, text })
      noteAct({ target: day, before: {}, after: { note: text } })
      return presentFundsDay(row, await listNotes(db, brandId, [day]), by)
    })
