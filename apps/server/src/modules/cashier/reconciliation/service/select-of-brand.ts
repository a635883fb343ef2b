import type { DepositRow } from '../../deposits/common/repository/tables.ts'
import type { ReconciliationContext } from '../context.ts'
import { isOfBrand, type BrandSpan } from '../domain/brand-span.ts'
import { listDepositsNamed } from '../repository/deposits-in-span.ts'

/** The institution's payments or charges of the brand, and the brand's deposits. */
export const selectOfBrand = async <Named extends { readonly txid: string | undefined }>(
  { database }: ReconciliationContext,
  span: BrandSpan,
  theirs: readonly Named[],
): Promise<{ theirs: Named[]; deposits: DepositRow[] }> => {
  const txids = theirs.flatMap(({ txid }) => (txid === undefined ? [] : [txid]))
  const known = await listDepositsNamed(database, [...new Set(txids)])
  const brandOf = new Map(known.map((deposit) => [deposit.txid, deposit.brand_id]))
  return {
    theirs: theirs.filter(({ txid }) =>
      isOfBrand(span, txid === undefined ? undefined : brandOf.get(txid)),
    ),
    deposits: known.filter((deposit) => deposit.brand_id === span.brandId),
  }
}
