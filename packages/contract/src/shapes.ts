import { languageCodes } from '@trevo/languages/languages.ts'
import { z } from 'zod'

/** Money on the wire: decimal string in BRL with 2 to 4 decimals, signed if a movement can be. */
export const Money = z.string().regex(/^-?\d{1,15}\.\d{2,4}$/)
/** An amount sent by a person or a vendor: never negative, at most 4 decimals, as `parseMoney` reads it. */
export const MoneyInput = z.string().regex(/^(0|[1-9]\d{0,11})(\.\d{1,4})?$/)
/** Of an amount without a sign. */
const isAboveZero = (amount: string): boolean => /[1-9]/.test(amount)
/** An amount that an operator types: whole centavos, never negative. */
export const TypedMoney = z.string().regex(/^(0|[1-9]\d{0,11})(\.\d{1,2})?$/)
/** The same, above zero. */
export const TypedSum = TypedMoney.refine(isAboveZero)
/** UTC instant, ISO 8601. */
export const Instant = z.iso.datetime()
/** A game's number in the database. */
export const NodeId = z.int32().min(0)
/** The same in a query string, where everything is text. */
export const NodeIdText = z.coerce.number().pipe(NodeId)
export const Language = z.enum(languageCodes)
export type Language = z.infer<typeof Language>
/** Id chosen by the client so that the call can be repeated after a lost answer. */
export const ClientId = z.uuid()
/** A switch of the white-label tree. */
export const Flag = z.enum(['1', '0'])
/** Cache buster that some clients append to a GET. */
export const CacheBuster = z.string().max(20).optional()
/** The query of a keyset list: rows older than the last answer's `next`, and the page size. */
export const keyset = ({
  beforeMax,
  sizeMax,
  size,
}: Record<'beforeMax' | 'sizeMax' | 'size', number>) => ({
  before: z.string().max(beforeMax).optional(),
  pageSize: z.coerce.number().int().min(1).max(sizeMax).default(size),
  _: CacheBuster,
})
/** An empty answer. */
export const Nothing = z.null()

const finerThanCentavos = /^\d+\.\d{3,}$/
/** Whether no amount in a value is finer than a centavo. */
export const isInCentavos = (value: unknown): boolean => {
  if (typeof value === 'string') return !finerThanCentavos.test(value)
  return typeof value !== 'object' || value === null || Object.values(value).every(isInCentavos)
}
