import type { Tx } from '@trevo/database/connect.ts'
import type { WithdrawalContext } from '../../common/context.ts'

/** Stakes read per query. */
const pageMax = 500

/** Between two positions of the member's account, both excluded; open-ended without `beforeSeq`. */
export type StakeSpan = {
  readonly memberId: bigint
  readonly afterSeq: bigint
  readonly beforeSeq?: bigint
}

/**
 * The wagered part of a span's stakes, in 1/10,000 BRL: an open stake counts nothing, because it may still be
 * returned. Stops when `neededMinor` is reached, so that a member with a hundred thousand stakes costs no more
 * than the first of them.
 */
export const sumValidStakes = async (
  {
    wallet,
    play,
  }: Pick<WithdrawalContext, 'play'> & {
    readonly wallet: Pick<WithdrawalContext['wallet'], 'listNamedMovements'>
  },
  tx: Tx,
  { memberId, ...span }: StakeSpan,
  neededMinor: bigint,
): Promise<bigint> => {
  let countedMinor = 0n
  let { afterSeq } = span
  while (countedMinor < neededMinor) {
    const filter = { ...span, memberId, afterSeq, kinds: play.stakeKinds, limit: pageMax }
    const page = await wallet.listNamedMovements(tx, filter)
    if (page.length > 0) countedMinor += await play.sumValidStakes(tx, memberId, page)
    afterSeq = page.at(-1)?.seq ?? afterSeq
    if (page.length < pageMax) break
  }
  return countedMinor
}
