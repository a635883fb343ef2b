import * as endpoints from '@trevo/contract/wps/promotions.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import type { Promotions } from '../module.ts'

type Request = {
  readonly actor: { readonly memberId: bigint }
  readonly brand: { readonly id: number; readonly defaultLanguage: Language }
  readonly language: Language
  readonly device: { readonly userAgent: string; readonly address: string }
}

const askingOf = ({ actor, brand, language, device }: Request) => ({
  brandId: brand.id,
  memberId: actor.memberId,
  language,
  brandLanguage: brand.defaultLanguage,
  device,
})

/** What guests and members do with promotions and bonus money. */
export const bindPromotionsRoutes = (route: Route, promotions: Promotions): void => {
  const { applications } = promotions
  route(endpoints.listPromotions, ({ actor, brand, language }) =>
    promotions.listPromotions({
      brandId: brand.id,
      // Whoever only tries the site out is shown what a guest is.
      memberId: actor.kind === 'guest' || actor.kind === 'trial' ? undefined : actor.memberId,
      language,
      brandLanguage: brand.defaultLanguage,
    }),
  )
  route(endpoints.joinPromotion, (request) =>
    promotions.joinPromotion(askingOf(request), Number(request.body.promotionId)),
  )
  route(endpoints.claimPromotion, (request) =>
    promotions.claimPromotion(askingOf(request), Number(request.body.promotionId)),
  )
  route(endpoints.redeemPromotionCode, (request) =>
    promotions.redeemPromotionCode(askingOf(request), request.body.code),
  )
  route(endpoints.uploadPromotionPicture, ({ actor, body }) =>
    applications.uploadPromotionPicture(actor.memberId, body.content),
  )
  route(endpoints.applyForPromotion, (request) => {
    const { promotionId, comment, pictureIds } = request.body
    return applications.applyForPromotion(askingOf(request), {
      promotionId: Number(promotionId),
      comment,
      pictureIds,
    })
  })
  route(endpoints.getPromotionPicture, ({ actor, query }) =>
    applications.getPromotionPicture(actor.memberId, query.pictureId),
  )
  route(endpoints.listMyApplications, (request) =>
    applications.listMyApplications(askingOf(request)),
  )
  route(endpoints.listMyBonuses, (request) => promotions.listMyBonuses(askingOf(request)))
  route(endpoints.cancelBonus, (request) =>
    promotions.cancelBonus(askingOf(request), BigInt(request.body.bonusId)),
  )
}
