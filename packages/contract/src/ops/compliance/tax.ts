import { z } from 'zod'
import { operatorEndpoint } from '../../endpoint.ts'
import { Instant } from '../../shapes.ts'
import { typed } from '../../wps/session.ts'
import { TaxFigures, TaxYear } from '../../wps/tax.ts'

/** Which statements are listed: those with tax to pay, or those that replaced an earlier version. */
export const taxViews = ['due', 'corrected'] as const

const StatementRow = z.object({
  statementId: z.uuid(),
  year: TaxYear,
  version: z.int(),
  madeAt: Instant,
  /** The person’s CPF with its middle digits alone; null if it left the account. */
  cpf: z.string().nullable(),
  figures: TaxFigures,
})
export type TaxStatementRow = z.infer<typeof StatementRow>

/** The work on a year: making its statements, or comparing them with the ledger again. */
const TaxRun = z.object({
  year: TaxYear,
  dueOn: z.iso.date(),
  beganAt: Instant,
  endedAt: Instant.nullable(),
  /** Past the due day without being finished, or finished after it. */
  isLate: z.boolean(),
  /** Accounts looked at so far. */
  accounts: z.int(),
  /** Statements made, and of them those that replaced an earlier version. */
  made: z.int(),
  corrected: z.int(),
  /** Who asked to compare again and why; null for the yearly work. */
  askedBy: z.string().nullable(),
  reason: z.string().nullable(),
})
export type TaxRun = z.infer<typeof TaxRun>

export const listTaxStatements = operatorEndpoint({
  personal: 'masked',
  name: 'listTaxStatements',
  summary:
    'ComprovaBet statements of the brand’s company in their newest version, the highest tax first',
  method: 'GET',
  path: '/ops/tax',
  right: 'compliance.read',
  approval: 'none',
  query: z.object({
    year: z.coerce.number().int().min(2000).max(9999).optional(),
    view: z.enum(taxViews).optional(),
    /** An account of the operator’s brand, whose person’s statement is listed. */
    username: typed(64).optional(),
    /** `next` of the page before. */
    after: z.string().max(80).optional(),
    pageSize: z.coerce.number().int().min(1).max(100).default(50),
  }),
  response: z.object({
    /** The year shown: the one asked for, or the last that is over. */
    year: TaxYear,
    statements: z.array(StatementRow),
    next: z.string().nullable(),
    /** The year’s runs, the newest first, ten at most. */
    runs: z.array(TaxRun),
    /** By when the year’s statements are due. */
    dueOn: z.iso.date(),
    isOver: z.boolean(),
    countedUntil: Instant.nullable(),
  }),
  refusals: ['tax.not_due', 'request_param_err'],
})

export const showTaxStatement = operatorEndpoint({
  personal: 'masked',
  name: 'showTaxStatement',
  summary:
    'One ComprovaBet statement with its versions and the person’s accounts at the operator’s brand',
  method: 'GET',
  path: '/ops/tax/:statementId',
  right: 'compliance.read',
  approval: 'none',
  params: z.object({ statementId: z.uuid() }),
  response: StatementRow.extend({
    /** SHA-256 of the figures, hexadecimal. */
    sha256: z.string(),
    /** Of the person at the operator’s brand. */
    accounts: z.array(z.object({ username: z.string() })),
    /** How many of the company’s brands have an account of the person. */
    brandCount: z.int(),
    /** Every version of the year, the newest first. */
    versions: z.array(
      z.object({ statementId: z.uuid(), version: z.int(), madeAt: Instant, figures: TaxFigures }),
    ),
  }),
  refusals: ['tax.statement_unknown', 'tax.not_due'],
})

export const compareTaxYear = operatorEndpoint({
  personal: 'masked',
  name: 'compareTaxYear',
  summary:
    'Compares a year’s statements with the ledger again; those that differ get their next version',
  method: 'POST',
  path: '/ops/tax/compare',
  right: 'compliance.report',
  approval: 'reason',
  body: z.strictObject({ year: TaxYear, reason: typed(200).regex(/\S.*\S/) }),
  response: TaxRun,
  refusals: ['tax.not_due', 'tax.year_open', 'tax.running'],
})
