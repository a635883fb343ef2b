import { instantIn } from '@trevo/calendar/time-zone.ts'
import type { AmlYear } from '@trevo/contract/ops/compliance/aml-year.ts'

/** The regulator's years are those of Brasília. */
const zone = 'America/Sao_Paulo'

/** Layout of our own, until the official one is known. */
export const yearSchemaName = 'trevo-aml-year-1'

/** From the first instant of a year to the first one after it. */
export const spanOfYear = (year: number): { readonly from: Date; readonly until: Date } => ({
  from: instantIn(`${year}-01-01`, 0, zone),
  until: instantIn(`${year + 1}-01-01`, 0, zone),
})

/** Rules whose value is another one at the end than at the beginning. */
export const changedRules = (
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): AmlYear['rulesChanged'] =>
  Object.keys(after)
    .filter((rule) => String(before[rule]) !== String(after[rule]))
    .map((rule) => ({ rule, before: String(before[rule]), after: String(after[rule]) }))

/** The text of the yearly report. */
export const writeAmlYear = (
  report: AmlYear & { readonly madeAt: string; readonly cnpj: string | null },
): string => `${JSON.stringify({ schema: yearSchemaName, ...report }, null, 2)}\n`
