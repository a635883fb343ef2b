import { amlRuleNames, amlEvidenceKinds } from '@trevo/contract/ops/compliance/aml.ts'
import { Instant, Money } from '@trevo/contract/shapes.ts'
import { z } from 'zod'

/**
 * The layout of the file for COAF. It is our own until the official one (SISCOAF) is known; a change of it
 * is another version with its own schema.
 */
export const coafSchemaName = 'trevo-coaf-1'

export const CoafReport = z.strictObject({
  schema: z.literal(coafSchemaName),
  madeAt: Instant,
  /** The operator that reports. */
  reporter: z.strictObject({ cnpj: z.string().nullable(), brand: z.string() }),
  case: z.strictObject({
    number: z.string(),
    openedAt: Instant,
    decidedAt: Instant,
    dueAt: Instant,
    /** Why it is reported, in the analyst's words. */
    grounds: z.string(),
  }),
  person: z.strictObject({
    cpf: z.string().nullable(),
    name: z.string().nullable(),
    bornOn: z.iso.date().nullable(),
    accounts: z.array(
      z.strictObject({
        account: z.string(),
        brand: z.string(),
        registeredAt: Instant,
        isClosed: z.boolean(),
      }),
    ),
  }),
  /** The situations that were found, with what each relied on. */
  situations: z.array(
    z.strictObject({
      rule: z.enum(amlRuleNames),
      foundAt: Instant,
      amount: Money.nullable(),
      evidence: z.array(
        z.strictObject({
          kind: z.enum(amlEvidenceKinds),
          at: Instant.nullable(),
          amount: Money.nullable(),
          reference: z.string(),
        }),
      ),
    }),
  ),
  /** Payments of the 90 days before the decision, oldest first. */
  payments: z.array(
    z.strictObject({
      at: Instant,
      kind: z.enum(['deposit', 'withdrawal', 'reversal', 'sent_back']),
      amount: Money,
      account: z.string(),
      reference: z.string(),
    }),
  ),
  /** Where documents of the case are kept. */
  documents: z.array(z.strictObject({ reference: z.string(), description: z.string() })),
})
export type CoafReport = z.infer<typeof CoafReport>

/** The file as text; throws if it does not follow its schema. */
export const writeCoafReport = (report: Omit<CoafReport, 'schema'>): string =>
  `${JSON.stringify(CoafReport.parse({ schema: coafSchemaName, ...report }), null, 2)}\n`
