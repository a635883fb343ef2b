import { sendFeedback } from '@trevo/contract/wps/feedback.ts'
import { listAnnouncements } from '@trevo/contract/wps/games.ts'
import { getHelpCenter } from '@trevo/contract/wps/help.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import { answerAnnouncements } from '../service/answer-announcements.ts'
import { answerHelp, helpLanguage } from '../service/answer-help.ts'
import { createSendFeedback } from '../service/send-feedback.ts'
import type { MessagingNeeds } from '../needs.ts'

export const bindMessagingRoutes = (route: Route, needs: MessagingNeeds): void => {
  const { database, clock, identity } = needs
  const keepFeedback = createSendFeedback(needs)

  route(listAnnouncements, ({ brand, language, query }) =>
    answerAnnouncements(database, {
      brandId: brand.id,
      brandLanguage: brand.defaultLanguage,
      language,
      at: clock.now(),
      ...query,
    }),
  )
  route(getHelpCenter, ({ brand, language, query }) =>
    answerHelp(database, brand, helpLanguage(query.lang, language)),
  )
  route(sendFeedback, ({ actor, brand, language, body, device, cookies }) =>
    keepFeedback({
      brandId: brand.id,
      language,
      form: body,
      memberId: actor.kind === 'guest' ? null : actor.memberId,
      address: device.address,
      isCaptchaRight: (typed) => identity.isCaptchaRight(cookies, typed),
    }),
  )
}
