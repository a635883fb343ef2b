import { taxNatures, type TaxFigures, type TaxNature } from '@trevo/contract/wps/tax.ts'
import { formatMoney, fromCentavos, toCentavos } from '@trevo/money/money.ts'
import { share } from '@trevo/money/share.ts'

/** Stakes (less returned ones) and prizes of one nature, in 1/10,000 BRL. */
export type ResultLine = {
  readonly nature: TaxNature
  readonly stakesMinor: bigint
  readonly prizesMinor: bigint
}

/** The rules of a year. */
export type TaxRules = { readonly bandMinor: bigint; readonly rateBp: number }

export type CalculatedTax = TaxRules & {
  /** One for each nature, in the order of the contract. */
  readonly lines: readonly (ResultLine & { readonly netMinor: bigint })[]
  readonly netPrizesMinor: bigint
  readonly taxableMinor: bigint
  /** Whole centavos. */
  readonly taxMinor: bigint
}

const max = (one: bigint, other: bigint): bigint => (one > other ? one : other)

/** Adds up the lines of several accounts by nature. */
const sumByNature = (lines: readonly ResultLine[]): ResultLine[] =>
  taxNatures.map((nature) => {
    const own = lines.filter((line) => line.nature === nature)
    return {
      nature,
      stakesMinor: own.reduce((sum, { stakesMinor }) => sum + stakesMinor, 0n),
      prizesMinor: own.reduce((sum, { prizesMinor }) => sum + prizesMinor, 0n),
    }
  })

/**
 * The tax of a person's year (Lei 14.790/2023, art. 31): losses lower the prizes of their own nature, the natures
 * above zero are added up, the band is free once, the rest is taxed at the rate.
 */
export const calculateTax = (
  accountLines: readonly ResultLine[],
  { bandMinor, rateBp }: TaxRules,
): CalculatedTax => {
  const lines = sumByNature(accountLines).map((line) => ({
    ...line,
    netMinor: line.prizesMinor - line.stakesMinor,
  }))
  const netPrizesMinor = lines.reduce((sum, { netMinor }) => sum + max(netMinor, 0n), 0n)
  const taxableMinor = max(netPrizesMinor - bandMinor, 0n)
  const taxMinor = fromCentavos(toCentavos(share(taxableMinor, rateBp, 'half-up'), 'half-up'))
  return { bandMinor, rateBp, lines, netPrizesMinor, taxableMinor, taxMinor }
}

/** The figures on the wire. */
export const presentTax = (tax: CalculatedTax): TaxFigures => ({
  lines: tax.lines.map(({ nature, stakesMinor, prizesMinor, netMinor }) => ({
    nature,
    stakes: formatMoney(stakesMinor),
    prizes: formatMoney(prizesMinor),
    net: formatMoney(netMinor),
  })),
  netPrizes: formatMoney(tax.netPrizesMinor),
  band: formatMoney(tax.bandMinor),
  rateBp: tax.rateBp,
  taxable: formatMoney(tax.taxableMinor),
  tax: formatMoney(tax.taxMinor),
})
