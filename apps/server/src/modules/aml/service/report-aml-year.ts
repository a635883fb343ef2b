import { createHash } from 'node:crypto'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { z } from 'zod'
import {
  changeKind,
  type ChangeKind,
  type ChangeOrder,
} from '../../../platform/approvals/change-kind.ts'
import { spanOfYear, writeAmlYear } from '../domain/aml-year.ts'
import { yearKindName } from '../domain/events.ts'
import type { AmlNeeds } from '../needs.ts'
import { findYearReport, insertYearReport, lockYear } from '../repository/years.ts'
import type { AmlTables } from '../repository/tables.ts'
import type { Actor } from './change-aml-cases.ts'
import { readAmlYear } from './show-aml-year.ts'

/** A year that is over and has no report, locked. @throws Refusal `aml.year_open`, `aml.year_reported` */
const lockOverYear = async (
  { clock, settings }: AmlNeeds,
  tx: Tx,
  { brandId, target }: ChangeOrder,
) => {
  const year = Number(target)
  if (spanOfYear(year).until > clock.now()) throw new Refusal('aml.year_open')
  const db = tables<AmlTables>(tx)
  const { companyId } = settings.brandOf(brandId)
  await lockYear(db, companyId, year)
  if (await findYearReport(db, companyId, year)) throw new Refusal('aml.year_reported')
  return { db, companyId, year }
}

/** The yearly report on how effective the watch was, made once two persons ask for it. */
export const reportAmlYearKind = (needs: AmlNeeds): ChangeKind =>
  changeKind<Record<string, never>>({
    kind: yearKindName,
    right: 'aml.report',
    input: z.strictObject({}),
    describe: async (tx, order) => {
      await lockOverYear(needs, tx, order)
      return { before: { state: 'none' }, after: { state: 'reported', year: order.target } }
    },
    execute: async (tx, order, { asked, decided }) => {
      const { db, companyId, year } = await lockOverYear(needs, tx, order)
      const { brandId } = order
      const at = needs.clock.now()
      const figures = await readAmlYear(needs, db, brandId, year)
      const { cnpj } = needs.settings.brandOf(brandId)
      const content = writeAmlYear({ ...figures, madeAt: at.toISOString(), cnpj })
      await insertYearReport(db, {
        company_id: companyId,
        year,
        content,
        sha256: createHash('sha256').update(content).digest(),
        made_at: at,
        made_by: `${asked}, ${decided}`,
      })
    },
  })

/** The first yes, or the second one. */
export const createReportAmlYear =
  (needs: AmlNeeds) =>
  (
    by: Actor,
    year: string,
    asked: { readonly reason: string; readonly requestId?: string | undefined },
  ) =>
    needs.staff.askChange({
      kind: yearKindName,
      brandId: by.brandId,
      target: year,
      input: {},
      reason: asked.reason.trim(),
      requestId: asked.requestId,
      by,
    })
