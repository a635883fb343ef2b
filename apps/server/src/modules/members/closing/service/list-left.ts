import type { MembersNeeds } from '../../needs.ts'
import { listObstacles, type Obstacle } from '../../profile/service/list-obstacles.ts'

/** What is still in an account or open in it, as it would keep the account from being closed. */
export const createListLeft =
  (needs: MembersNeeds) =>
  async (memberId: bigint): Promise<readonly Obstacle[]> => {
    const { database, wallet, play, clock } = needs
    const { seq } = await wallet.balanceOf(memberId)
    await play.projectBets()
    const about = { memberId, projectedSeq: seq, at: clock.now() }
    return database.inTx((tx) => listObstacles(needs, tx, about))
  }
