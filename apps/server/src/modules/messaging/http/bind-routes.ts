import type { Answer } from '@trevo/contract/endpoint.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import { sendFeedback } from '@trevo/contract/wps/feedback.ts'
import { listAnnouncements } from '@trevo/contract/wps/games.ts'
import { getHelpCenter } from '@trevo/contract/wps/help.ts'
import type { Database } from '@trevo/database/connect.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import { listBanners, listInForce } from '../repository/list-announcements.ts'
import type { AnnouncementRow, BannerRow, MessagingTables } from '../repository/tables.ts'
import { answerHelp, helpLanguage } from '../service/answer-help.ts'
import { createSendFeedback } from '../service/send-feedback.ts'

type Announcements = Answer<typeof listAnnouncements>

const bannerIn = (row: BannerRow, language: Language): Announcements['banners'][number] => ({
  groupName: row.group_name,
  url: `/art/banner/${row.id}`,
  linkage: row.linkage,
  linkageType: row.linkage_type,
  title: language === 'EN' ? row.title_en : row.title_pt,
  text: language === 'EN' ? row.text_en : row.text_pt,
  action: language === 'EN' ? row.action_en : row.action_pt,
  hue: Number(row.hue),
  symbols: row.symbols,
  nodeId: row.node_id,
})

const noticeIn = (row: AnnouncementRow, language: Language): Announcements['player'][number] => ({
  id: String(row.id),
  title: language === 'EN' ? row.title_en : row.title_pt,
  content: language === 'EN' ? row.content_en : row.content_pt,
  publishedAt: row.published_at.toISOString(),
})

/** POPUP-3: banners, player notices, popups and promotions of a brand. */
export const answerAnnouncements = async (
  database: Database<MessagingTables>,
  brandId: number,
  language: Language,
  at: Date,
): Promise<Announcements> => {
  const [banners, inForce] = await Promise.all([
    listBanners(database, brandId),
    listInForce(database, brandId, at),
  ])
  const ofKind = (kind: AnnouncementRow['kind']) => inForce.filter((row) => row.kind === kind)
  return {
    banners: banners.map((row) => bannerIn(row, language)),
    player: ofKind('PL').map((row) => noticeIn(row, language)),
    popup: ofKind('PU').map((row) => ({ ...noticeIn(row, language), execution: row.execution })),
    promotion: ofKind('PR').map((row) => noticeIn(row, language)),
  }
}

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

  route(listAnnouncements, ({ brand, language }) =>
    answerAnnouncements(database, brand.id, language, clock.now()),
  )
  route(getHelpCenter, ({ brand, language, query }) =>
    answerHelp(database, brand.id, helpLanguage(query.lang, language)),
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
