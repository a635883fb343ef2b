import type { Answer, Query } from '@trevo/contract/endpoint.ts'
import type { FundsDay, listFundsDays } from '@trevo/contract/ops/compliance/funds.ts'
import { tables } from '@trevo/database/connect.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { cutPage } from '@trevo/platform/keyset.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { z } from 'zod'
import { noteAct } from '../../../platform/acts/act.ts'
import { sumOwed } from '../domain/sum-owed.ts'
import type { FundsNeeds } from '../needs.ts'
import { findDay, listDays, type FundsDayRow } from '../repository/days.ts'
import { insertNote, listNotes, type NoteRow } from '../repository/notes.ts'
import type { FundsTables } from '../repository/tables.ts'

const notesMax = 20

type Reader = { readonly brandId: number; readonly isForAllBrands: boolean }

const present = (
  row: FundsDayRow,
  notes: readonly NoteRow[],
  { isForAllBrands }: Pick<Reader, 'isForAllBrands'>,
): FundsDay => {
  const owed = {
    availableMinor: row.available_minor,
    heldMinor: row.held_minor,
    openStakesMinor: row.open_stakes_minor,
    jackpotsMinor: row.jackpots_minor,
  }
  return {
    day: row.day,
    state: row.balance_minor < row.owed_minor ? 'short' : 'covered',
    measuredAt: row.measured_at.toISOString(),
    own: {
      available: formatMoney(owed.availableMinor),
      held: formatMoney(owed.heldMinor),
      openStakes: formatMoney(owed.openStakesMinor),
      jackpots: formatMoney(owed.jackpotsMinor),
      total: formatMoney(sumOwed(owed)),
    },
    account: isForAllBrands
      ? {
          balance: formatMoney(row.balance_minor),
          owed: formatMoney(row.owed_minor),
          difference: formatMoney(row.balance_minor - row.owed_minor),
        }
      : null,
    notes: notes
      .filter(({ day }) => day === row.day)
      .slice(0, notesMax)
      .map(({ at, operator, text }) => ({ at: at.toISOString(), operator, text })),
  }
}

/** @throws Refusal `request_param_err` */
const readDay = (text: string | undefined): string | undefined => {
  if (text === undefined) return undefined
  const parsed = z.iso.date().safeParse(text)
  if (!parsed.success) throw new Refusal('request_param_err', { fields: ['before'] })
  return parsed.data
}

/** Measured days of the operator's brand, the newest first. */
export const createListFundsDays =
  ({ database: { db }, account }: FundsNeeds) =>
  async (
    reader: Reader,
    { before, pageSize }: Query<typeof listFundsDays>,
  ): Promise<Answer<typeof listFundsDays>> => {
    const page = { before: readDay(before), limit: pageSize + 1 }
    const { shown, next } = cutPage(
      await listDays(db, reader.brandId, page),
      pageSize,
      ({ day }) => day,
    )
    const notes = await listNotes(
      db,
      reader.brandId,
      shown.map(({ day }) => day),
    )
    return {
      days: shown.map((row) => present(row, notes, reader)),
      next,
      isConnected: account !== undefined,
    }
  }

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
      const row = await findDay(db, brandId, day)
      if (!row) throw new Refusal('funds.day_unknown')
      if ((await listNotes(db, brandId, [day])).length >= notesMax) {
        throw new Refusal('funds.notes_full')
      }
      const text = reason.trim()
      await insertNote(db, { brandId, day, at: clock.now(), operator: username, text })
      noteAct({ target: day, before: {}, after: { note: text } })
      return present(row, await listNotes(db, brandId, [day]), by)
    })
