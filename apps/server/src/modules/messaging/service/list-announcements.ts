import type { Answer, Query } from '@trevo/contract/endpoint.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import { announcementTypes, type AnnouncementType } from '@trevo/contract/wps/announcement-types.ts'
import type { listAnnouncements as Endpoint } from '@trevo/contract/wps/games.ts'
import type { LastingExclusion } from '@trevo/contract/wps/security/exclusion.ts'
import type { Database } from '@trevo/database/connect.ts'
import { textIn } from '@trevo/languages/texts.ts'
import { listBanners, listInForce } from '../repository/list-announcements.ts'
import type { AnnouncementRow, BannerRow, MessagingTables } from '../repository/tables.ts'

type Announcements = Answer<typeof Endpoint>

/** The picture of a banner: the operators' own, or its first drawing over its hue, which the site paints. */
const pictureOf = ({ symbols, picture_id }: BannerRow): string =>
  picture_id === null
    ? `/art/drawing/${symbols[0] ?? 'four-leaf-clover'}-384.webp`
    : addressOf(picture_id)

const addressOf = (pictureId: string): string => `/pictures/${pictureId}.webp`

/** The address of the operators' own picture, where there is one. */
const ownPicture = ({ picture_id }: Pick<BannerRow, 'picture_id'>) =>
  picture_id === null ? {} : { picture: addressOf(picture_id) }

/** The language of the call, and the brand's for missing texts. */
type Reader = { readonly language: Language; readonly brandLanguage: Language }

const linkOf = (row: BannerRow | AnnouncementRow, action = '') => ({
  linkage: row.linkage,
  linkageType: row.linkage_type,
  nodeId: row.node_id,
  action,
})

const bannerIn = (
  row: BannerRow,
  { language, brandLanguage }: Reader,
): Announcements['banners'][number] => {
  const { title, text, action } = textIn(row.texts, language, brandLanguage)
  return {
    groupName: row.group_name,
    url: pictureOf(row),
    ...ownPicture(row),
    ...linkOf(row, action),
    title,
    text,
    hue: Number(row.hue),
    symbols: row.symbols,
  }
}

export const noticeIn = (
  row: AnnouncementRow,
  { language, brandLanguage }: Reader,
): Announcements['player'][number] => {
  const { title, content } = textIn(row.texts, language, brandLanguage)
  return { id: String(row.id), title, content, publishedAt: row.published_at.toISOString() }
}

const linkedIn = (row: AnnouncementRow, reader: Reader): Announcements['headline'][number] => {
  const { action } = textIn(row.texts, reader.language, reader.brandLanguage)
  return { ...noticeIn(row, reader), ...linkOf(row, action) }
}

const promotionIn = (row: AnnouncementRow, reader: Reader): Announcements['promotion'][number] => ({
  ...linkedIn(row, reader),
  anchor: row.anchor ?? `promotion-${row.id}`,
  endsAt: row.ends_at?.toISOString() ?? null,
  hue: Number(row.hue),
  symbols: row.symbols,
  ...ownPicture(row),
})

type AnnouncementQuestion = {
  readonly brandId: number
  readonly at: Date
  /** For a member: the exclusion from play in force. */
  readonly exclusion: LastingExclusion | null
  /** An operator blocked what calls the member to play. */
  readonly isMarketingBlocked?: boolean
} & Reader &
  Pick<Query<typeof Endpoint>, 'types' | 'platform' | 'execution'>

/**
 * CALL-35, POPUP-3: a brand's announcements, of the requested types and grouped by type. A member excluded from
 * play gets only those that do not advertise play.
 */
export const listAnnouncements = async (
  database: Database<MessagingTables>,
  {
    brandId,
    at,
    types,
    platform,
    execution,
    exclusion,
    isMarketingBlocked = false,
    ...reader
  }: AnnouncementQuestion,
): Promise<Announcements> => {
  const asked = new Set<AnnouncementType>(types ?? announcementTypes)
  const kinds = [...asked].filter((type) => type !== 'B')
  const isExcluded = exclusion !== null || isMarketingBlocked
  const audience = { brandId, platform, execution, isExcluded }
  const [banners, inForce] = await Promise.all([
    asked.has('B') ? listBanners(database, audience, at) : [],
    kinds.length > 0 ? listInForce(database, audience, { kinds, at }) : [],
  ])
  return composeAnnouncements({ banners, inForce }, reader, exclusion)
}

/** The answer from this visitor's rows. */
export const composeAnnouncements = (
  {
    banners,
    inForce,
  }: { readonly banners: readonly BannerRow[]; readonly inForce: readonly AnnouncementRow[] },
  reader: Reader,
  exclusion: LastingExclusion | null,
): Announcements => {
  const ofKind = (kind: AnnouncementRow['kind']) => inForce.filter((row) => row.kind === kind)
  return {
    banners: banners.map((row) => bannerIn(row, reader)),
    player: ofKind('PL').map((row) => noticeIn(row, reader)),
    popup: ofKind('PU').map((row) => ({ ...noticeIn(row, reader), execution: row.execution })),
    promotion: ofKind('PR').map((row) => promotionIn(row, reader)),
    headline: ofKind('H').map((row) => linkedIn(row, reader)),
    exclusion,
  }
}
