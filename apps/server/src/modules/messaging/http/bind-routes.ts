import { sendFeedback } from '@trevo/contract/wps/feedback.ts'
import { listAnnouncements } from '@trevo/contract/wps/games.ts'
import { getHelpCenter } from '@trevo/contract/wps/help.ts'
import type { Database } from '@trevo/database/connect.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import type { MessagingTables } from '../repository/tables.ts'
import { answerAnnouncements } from '../service/answer-announcements.ts'
import { answerHelp, helpLanguage } from '../service/answer-help.ts'
import { createSendFeedback } from '../service/send-feedback.ts'

export type MessagingDependencies = {
  readonly database: Database<MessagingTables>
  readonly clock: Clock
  /** Whether the picture that this browser was shown reads so; uses it up. */
  isCaptchaRight(cookies: Cookies, typed: string): Promise<boolean>
}

type Cookies = Readonly<Record<string, string | undefined>>

export const bindMessagingRoutes = (route: Route, dependencies: MessagingDependencies): void => {
  const { database, clock, isCaptchaRight } = dependencies
  const keepFeedback = createSendFeedback(dependencies)

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
      isCaptchaRight: (typed) => isCaptchaRight(cookies, typed),
    }),
  )
}
