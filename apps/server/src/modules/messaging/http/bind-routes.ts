import * as agents from '@trevo/contract/wps/agents/announcements.ts'
import * as feedback from '@trevo/contract/wps/feedback.ts'
import * as games from '@trevo/contract/wps/games.ts'
import * as help from '@trevo/contract/wps/help.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import { listAgentAnnouncements } from '../service/list-agent-announcements.ts'
import { listAnnouncements } from '../service/list-announcements.ts'
import { getHelpCenter, helpLanguage } from '../service/get-help-center.ts'
import { createSendFeedback } from '../service/send-feedback.ts'
import type { MessagingNeeds } from '../needs.ts'

export const bindMessagingRoutes = (route: Route, needs: MessagingNeeds): void => {
  const { database, clock, identity, members } = needs
  const sendFeedback = createSendFeedback(needs)

  route(games.listAnnouncements, async ({ actor, brand, language, query }) =>
    listAnnouncements(database, {
      brandId: brand.id,
      brandLanguage: brand.defaultLanguage,
      language,
      at: clock.now(),
      exclusion: actor.kind === 'guest' ? null : await members.findExclusion(actor.memberId),
      isMarketingBlocked:
        actor.kind !== 'guest' && (await members.isMarketingBlocked(actor.memberId)),
      ...query,
    }),
  )
  route(agents.listAgentAnnouncements, async ({ actor, brand, language }) =>
    listAgentAnnouncements(database, {
      brandId: brand.id,
      brandLanguage: brand.defaultLanguage,
      language,
      at: clock.now(),
      isExcluded:
        (await members.findExclusion(actor.memberId)) !== null ||
        (await members.isMarketingBlocked(actor.memberId)),
    }),
  )
  route(help.getHelpCenter, ({ brand, language, query }) =>
    getHelpCenter(database, brand, helpLanguage(query.lang, language)),
  )
  route(feedback.sendFeedback, ({ actor, brand, language, body, device, cookies }) =>
    sendFeedback({
      brandId: brand.id,
      language,
      form: body,
      memberId: actor.kind === 'guest' ? null : actor.memberId,
      address: device.address,
      isCaptchaRight: (typed) => identity.isCaptchaRight(cookies, typed),
    }),
  )
}
