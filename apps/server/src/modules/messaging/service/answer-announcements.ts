import type { Answer, Query } from '@trevo/contract/endpoint.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import { announcementTypes, type AnnouncementType } from '@trevo/contract/wps/announcement-types.ts'
import type { listAnnouncements } from '@trevo/contract/wps/games.ts'
import type { Database } from '@trevo/database/connect.ts'
import { listBanners, listInForce } from '../repository/list-announcements.ts'
import type { AnnouncementRow, BannerRow, MessagingTables } from '../repository/tables.ts'

type Announcements = Answer<typeof listAnnouncements>

/** The picture of a banner is its first drawing; over its hue, which the site paints. */
const pictureOf = (symbols: readonly string[]): string =>
  `/art/drawing/${symbols[0] ?? 'four-leaf-clover'}-384.webp`

const linkOf = (row: BannerRow | AnnouncementRow, language: Language) => ({
  linkage: row.linkage,
  linkageType: row.linkage_type,
  nodeId: row.node_id,
  action: language === 'EN' ? row.action_en : row.action_pt,
})

const bannerIn = (row: BannerRow, language: Language): Announcements['banners'][number] => ({
  groupName: row.group_name,
  url: pictureOf(row.symbols),
  ...linkOf(row, language),
  title: language === 'EN' ? row.title_en : row.title_pt,
  text: language === 'EN' ? row.text_en : row.text_pt,
  hue: Number(row.hue),
  symbols: row.symbols,
})

const noticeIn = (row: AnnouncementRow, language: Language): Announcements['player'][number] => ({
  id: String(row.id),
  title: language === 'EN' ? row.title_en : row.title_pt,
  content: language === 'EN' ? row.content_en : row.content_pt,
  publishedAt: row.published_at.toISOString(),
})

const promotionIn = (
  row: AnnouncementRow,
  language: Language,
): Announcements['promotion'][number] => ({
  ...noticeIn(row, language),
  ...linkOf(row, language),
  anchor: row.anchor ?? `promotion-${row.id}`,
  endsAt: row.ends_at?.toISOString() ?? null,
  hue: Number(row.hue),
  symbols: row.symbols,
})

type AnnouncementQuestion = {
  readonly brandId: number
  readonly language: Language
  readonly at: Date
} & Pick<Query<typeof listAnnouncements>, 'types' | 'platform' | 'execution'>

/** CALL-35, POPUP-3: what a brand announces, of the types asked for and apart by type. */
export const answerAnnouncements = async (
  database: Database<MessagingTables>,
  { brandId, language, at, types, platform, execution }: AnnouncementQuestion,
): Promise<Announcements> => {
  const asked = new Set<AnnouncementType>(types ?? announcementTypes)
  const kinds = [...asked].filter((type) => type !== 'B')
  const audience = { brandId, platform, execution }
  const [banners, inForce] = await Promise.all([
    asked.has('B') ? listBanners(database, audience) : [],
    kinds.length > 0 ? listInForce(database, audience, { kinds, at }) : [],
  ])
  const ofKind = (kind: AnnouncementRow['kind']) => inForce.filter((row) => row.kind === kind)
  return {
    banners: banners.map((row) => bannerIn(row, language)),
    player: ofKind('PL').map((row) => noticeIn(row, language)),
    popup: ofKind('PU').map((row) => ({ ...noticeIn(row, language), execution: row.execution })),
    promotion: ofKind('PR').map((row) => promotionIn(row, language)),
    headline: ofKind('H').map((row) => ({ ...noticeIn(row, language), ...linkOf(row, language) })),
  }
}
