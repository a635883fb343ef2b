import { createHash } from 'node:crypto'
import { taxNatures } from '@trevo/contract/wps/tax.ts'
import { z } from 'zod'
import { calculateTax, type CalculatedTax, type ResultLine } from './tax-figures.ts'

const Lines = z.array(
  z
    .object({ nature: z.enum(taxNatures), stakes: z.coerce.bigint(), prizes: z.coerce.bigint() })
    .transform(({ nature, stakes, prizes }): ResultLine => ({
      nature,
      stakesMinor: stakes,
      prizesMinor: prizes,
    })),
)

/** What is stored of a statement; everything else follows from it. */
export const writeStatement = ({
  lines,
  bandMinor,
  rateBp,
}: CalculatedTax): { readonly lines: string; readonly sha256: Buffer } => {
  const written = JSON.stringify(
    lines.map(({ nature, stakesMinor, prizesMinor }) => ({
      nature,
      stakes: String(stakesMinor),
      prizes: String(prizesMinor),
    })),
  )
  const sha256 = createHash('sha256').update(`${written} ${bandMinor} ${rateBp}`).digest()
  return { lines: written, sha256 }
}

/** The figures of a stored statement. */
export const readStatement = (row: {
  readonly lines: unknown
  readonly band_minor: bigint
  readonly rate_bp: number
}): CalculatedTax =>
  calculateTax(Lines.parse(row.lines), { bandMinor: row.band_minor, rateBp: row.rate_bp })
