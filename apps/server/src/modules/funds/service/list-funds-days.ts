import type { Answer, Query } from '@trevo/contract/endpoint.ts'
import type { listFundsDays } from '@trevo/contract/ops/compliance/funds.ts'
import { cutPage, withExtra } from '@trevo/platform/keyset.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { z } from 'zod'
import type { FundsNeeds } from '../needs.ts'
import { listDays } from '../repository/days.ts'
import { listNotes } from '../repository/notes.ts'
import { presentFundsDay, type Reader } from './present-funds-day.ts'

/** @throws Refusal `request_param_err` */
const readDay = (text: string | undefined): string | undefined => {
  if (text === undefined) return undefined
  const parsed = z.iso.date().safeParse(text)
  if (!parsed.success) throw new Refusal('request_param_err', { fields: ['before'] })
  return parsed.data
}

/** Measured days of the operator's brand, the newest first. */
export const createListFundsDays =
  ({ database: { db }, cashier }: FundsNeeds) =>
  async (
    reader: Reader,
    { before, pageSize }: Query<typeof listFundsDays>,
  ): Promise<Answer<typeof listFundsDays>> => {
    const page = { before: readDay(before), limit: withExtra(pageSize) }
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
      days: shown.map((row) => presentFundsDay(row, notes, reader)),
      next,
      isConnected: cashier.account !== undefined,
    }
  }
