import { doEach } from '@trevo/platform/do-each.ts'
import { promotionsKinds } from './common/domain/transfers.ts'
import type { PromotionsNeeds } from './needs.ts'
import { saveLaws } from './common/repository/promotions.ts'
import { createApplications } from './applications/service/applications.ts'
import { createClaimPromotion } from './entries/service/claim-promotion.ts'
import type { PromotionsContext } from './facts/service/context.ts'
import { createCountStakes } from './bonuses/service/count-stakes.ts'
import { createEndForDeposit } from './deposits/service/end-for-deposit.ts'
import { createGatherFacts } from './facts/service/gather-facts.ts'
import { createGrantBonus, type BonusOrder } from './bonuses/service/give-reward.ts'
import { createGrantDeposited } from './deposits/service/grant-deposited.ts'
import { createJoinPromotion } from './entries/service/join-promotion.ts'
import { createOperatorPromotions } from './operators/service/operator-promotions.ts'
import { createEditor } from './editor/create-editor.ts'
import { createFollowPlay, createRefreshProfiles } from './segments/service/refresh-profiles.ts'
import { createGiveFreeRounds, giveFreeRoundsKind } from './segments/service/give-free-rounds.ts'
import { createSegments } from './segments/service/segments.ts'
import { createShowBonuses } from './bonuses/service/show-bonuses.ts'
import { createCountResults } from './results/service/count-results.ts'
import { createListPromotionResults } from './results/service/list-promotion-results.ts'
import { createShowPromotions } from './offers/service/show-promotions.ts'

/** Promotions as data, and bonus money. Registers its kinds of movement at wallet. */
export const createPromotions = async (needs: PromotionsNeeds) => {
  const { wallet, database, settings } = needs
  await wallet.registerKinds(promotionsKinds)
  const saveLaw = (): Promise<void> => database.inTx((tx) => saveLaws(tx, settings.listLaws()))
  await saveLaw()
  const facts = createGatherFacts(needs)
  const { listPromotions, showPromotion } = createShowPromotions(needs, facts)
  const context: PromotionsContext = { ...needs, facts, showPromotion }
  const countStakes = createCountStakes(needs)
  const grantDeposited = createGrantDeposited(context)
  const grantBonus = createGrantBonus(needs)
  const applications = createApplications(context)
  const editor = createEditor(needs)
  const [followPlay, refreshProfiles] = [createFollowPlay(needs), createRefreshProfiles(needs)]
  return {
    listPromotions,
    showPromotion,
    listPromotionResults: createListPromotionResults(needs),
    ...createClaimPromotion(context),
    joinPromotion: createJoinPromotion(context),
    ...createShowBonuses(context),
    applications,
    operators: createOperatorPromotions(context, applications),
    editor,
    segments: createSegments(needs),
    /** A job: what segments ask about members who are new, due, or played. */
    refreshProfiles: async (): Promise<void> => {
      await followPlay()
      await refreshProfiles()
    },
    freeRoundGifts: createGiveFreeRounds(needs),
    changeKinds: [...editor.changeKinds, giveFreeRoundsKind(needs)],
    /** Bonus money for another module, once for (source, sourceId); in the caller's transaction. */
    grantBonusInTx: grantBonus,
    /** The same in a separate transaction. */
    grantBonus: (order: BonusOrder): Promise<{ readonly bonusId: bigint }> =>
      database.inTx((tx) => grantBonus(tx, order)),
    /** In the transaction that books the return of a deposit: ends its rewards. */
    endForDeposit: createEndForDeposit(needs),
    /** Each brand's legal rules, stored for the database's own check; after a brand changed. */
    saveLaw,
    /** A job, every second: deposits for promotions, and the wagering of bonus money. */
    keepUp: (): Promise<void> => doEach([grantDeposited, countStakes], (part) => part()),
    /** A job, every few minutes: what promotions gave and paid in the last days. */
    countResults: createCountResults(needs),
    /** A job, every hour: unassigned pictures. */
    dropForgottenPictures: applications.dropForgotten,
  }
}

export type Promotions = Awaited<ReturnType<typeof createPromotions>>
