import { parseMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'

/**
 * Posts the wanted amount, or as much of it as the member's balance holds. A refused posting has locked the
 * account, so the balance it reports stays true until the transaction ends.
 */
export const postUpTo = async (
  wantedMinor: bigint,
  post: (amountMinor: bigint) => Promise<unknown>,
): Promise<bigint> => {
  try {
    await post(wantedMinor)
    return wantedMinor
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'wallet.insufficient_balance') throw error
    const availableMinor = parseMoney(String(error.detail['balance']))
    await post(availableMinor)
    return availableMinor
  }
}
