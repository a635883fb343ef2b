import type { Answer, Query } from '@trevo/contract/endpoint.ts'
import type * as endpoints from '@trevo/contract/ops/company/content.ts'
import type { ContentItem } from '@trevo/contract/ops/company/content.ts'
import { withExtra } from '@trevo/platform/keyset.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { MessagingNeeds } from '../needs.ts'
import {
  findAnnouncement,
  findBanner,
  pageAnnouncements,
  pageBanners,
  type Place,
} from '../repository/change-content.ts'
import { presentAnnouncement, presentBanner } from './present-content.ts'

type Needs = Pick<MessagingNeeds, 'database' | 'clock'>

const numberOf = ({ contentId }: ContentItem): number => Number(contentId.slice(1))

/** Newest first; of the same instant banners before announcements, each by number. */
const inOrder = (a: ContentItem, b: ContentItem): number =>
  Date.parse(b.publishedAt) - Date.parse(a.publishedAt) ||
  b.contentId.charCodeAt(0) - a.contentId.charCodeAt(0) ||
  numberOf(b) - numberOf(a)

const placeOf = ({ publishedAt, contentId }: ContentItem): string => `${publishedAt} ${contentId}`

/** Where the rows of one table go on after a place in the joint list. */
const readPlace = (text: string | undefined, table: 'a' | 'b'): Place | undefined => {
  const [instant = '', contentId = ''] = text?.split(' ') ?? []
  const publishedAt = new Date(instant)
  const id = Number(contentId.slice(1))
  if (!text || Number.isNaN(publishedAt.getTime()) || !Number.isSafeInteger(id)) return undefined
  if (contentId.startsWith(table)) return { publishedAt, id }
  // Banners come first: after one, all announcements of its instant are to come; after an announcement, none.
  return { publishedAt, id: table === 'a' ? 2_147_483_647 : 0 }
}

/** Banners and announcements as one list, each read from its own index. */
const createListContent =
  ({ database, clock }: Needs) =>
  async (
    brandId: number,
    { kind, state, before, pageSize }: Query<typeof endpoints.listContent>,
  ): Promise<Answer<typeof endpoints.listContent>> => {
    const at = clock.now()
    const common = { brandId, state, at, limit: withExtra(pageSize) }
    const [banners, announcements] = await Promise.all([
      kind === undefined || kind === 'B'
        ? pageBanners(database.db, { ...common, before: readPlace(before, 'b') })
        : [],
      kind === 'B'
        ? []
        : pageAnnouncements(database.db, { ...common, before: readPlace(before, 'a') }, kind),
    ])
    const all = [
      ...banners.map((row) => presentBanner(row, at)),
      ...announcements.map((row) => presentAnnouncement(row, at)),
    ].toSorted(inOrder)
    const list = all.slice(0, pageSize)
    const last = list.at(-1)
    return { list, next: all.length > pageSize && last ? placeOf(last) : null }
  }

/** @throws Refusal `content.unknown` */
const createShowContent =
  ({ database, clock }: Needs) =>
  async (brandId: number, contentId: string): Promise<ContentItem> => {
    const id = Number(contentId.slice(1))
    const at = clock.now()
    if (contentId.startsWith('b')) {
      const banner = await findBanner(database.db, brandId, id)
      if (banner) return presentBanner(banner, at)
    } else {
      const announcement = await findAnnouncement(database.db, brandId, id)
      if (announcement) return presentAnnouncement(announcement, at)
    }
    throw new Refusal('content.unknown')
  }

/** Banners and announcements as operators read them. */
export const createContentList = (needs: Needs) => ({
  listContent: createListContent(needs),
  showContent: createShowContent(needs),
})
