import { Refusal } from '@trevo/platform/refusal.ts'
import type { Holder, LedgerNeeds } from '../needs.ts'

/** Who asks. */
export type Reader = { readonly brandId: number; readonly isForAllBrands?: true | undefined }

/** What the reader sees. */
export const see = ({ brandId, isForAllBrands }: Reader) => ({
  brandId,
  withHouses: isForAllBrands === true,
})

const largest = 2n ** 63n - 1n
/** A number of the database; undefined for any other text. */
export const idOf = (text: string): bigint | undefined =>
  /^\d{1,19}$/.test(text) && BigInt(text) <= largest ? BigInt(text) : undefined

/** A member of the brand by number or user name. @throws Refusal `ledger.member_unknown` */
export const getHolder = async (
  { members }: Pick<LedgerNeeds, 'members'>,
  brandId: number,
  text: string,
): Promise<Holder> => {
  const number = idOf(text)
  const byNumber =
    number === undefined ? undefined : (await members.findHolders([number])).get(number)
  const found =
    byNumber?.brandId === brandId ? byNumber : await members.findByUsername(brandId, text)
  if (found?.brandId !== brandId) throw new Refusal('ledger.member_unknown')
  return found
}
