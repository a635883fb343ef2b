import { Refusal } from '@trevo/platform/refusal.ts'
import type { PlayContext } from '../../common/context.ts'
import { findRounds, listBetsOfRound, type RoundBetRow } from '../repository/rounds.ts'

type OwnRound = {
  readonly vendor: string
  readonly bets: readonly [RoundBetRow, ...RoundBetRow[]]
}

/** The bets of a round of the brand, of any vendor unless one is named. @throws Refusal `round.unknown` */
export const createFindOwnRound = (context: PlayContext) => {
  const isOfBrand = async (brandId: number, memberId: bigint): Promise<boolean> =>
    (await context.members.findMember(memberId))?.brandId === brandId

  const vendorOf = async (brandId: number, roundId: string): Promise<string> => {
    for (const { vendor, member_id: memberId } of await findRounds(context.database, roundId, 10)) {
      if (await isOfBrand(brandId, memberId)) return vendor
    }
    throw new Refusal('round.unknown')
  }

  return async (
    brandId: number,
    { vendor: named, roundId }: { readonly vendor?: string | undefined; readonly roundId: string },
  ): Promise<OwnRound> => {
    await context.projectBets()
    const vendor = named ?? (await vendorOf(brandId, roundId))
    const [first, ...further] = await listBetsOfRound(context.database, { vendor, roundId })
    if (!first || !(await isOfBrand(brandId, first.member_id))) throw new Refusal('round.unknown')
    return { vendor, bets: [first, ...further] }
  }
}
