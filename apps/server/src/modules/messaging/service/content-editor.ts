import type { Body } from '@trevo/contract/endpoint.ts'
import { Facts } from '@trevo/contract/ops/approvals.ts'
import type * as endpoints from '@trevo/contract/ops/company/content.ts'
import { ContentInput, type ContentItem } from '@trevo/contract/ops/company/content.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { mapTexts } from '@trevo/languages/texts.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { noteAct } from '../../../platform/acts/act.ts'
import type { MessagingNeeds } from '../needs.ts'
import {
  findAnnouncement,
  findBanner,
  insertAnnouncement,
  insertBanner,
  isAnchorTaken,
  lockGroup,
  saveOrder,
  updateAnnouncement,
  updateBanner,
} from '../repository/change-content.ts'
import { findPictureSize } from '../repository/content-pictures.ts'
import type { MessagingTables } from '../repository/tables.ts'
import { presentAnnouncement, presentBanner } from './present-content.ts'

type Needs = Pick<MessagingNeeds, 'database' | 'clock' | 'settings'>

const invalid = (reason: string): never => {
  throw new Refusal('content.invalid', { reason })
}

type Size = { readonly width: number; readonly height: number }

/**
 * Where the law asks for it, the warning takes its share of the picture of each banner that calls to play
 * (L art. 16). @throws Refusal `content.invalid`
 */
const requireWarning = (content: ContentInput, picture: Size | undefined, minBp: number): void => {
  const { kind, warning, callsToPlay } = content
  if (warning !== null && (kind !== 'B' || !picture)) invalid('warning')
  if (kind !== 'B' || !picture) return
  if (warning && (warning.width > picture.width || warning.height > picture.height)) {
    invalid('warning')
  }
  if (minBp === 0 || !callsToPlay) return
  const area = warning ? warning.width * warning.height : 0
  if (area * 10_000 < minBp * picture.width * picture.height) invalid('warning')
}

/** What the shape does not hold. @throws Refusal `content.invalid`, `content.picture_unknown` */
const requirePossible = async (
  { settings }: Needs,
  tx: Tx,
  content: ContentInput,
  {
    brandId,
    announcementId,
  }: { readonly brandId: number; readonly announcementId: number | undefined },
): Promise<void> => {
  const { kind, groupName, anchor, publishedAt, endsAt, pictureId } = content
  if ((kind === 'B') !== (groupName !== null)) invalid('groupName')
  if (anchor !== null && kind !== 'PR') invalid('anchor')
  if (endsAt !== null && Date.parse(endsAt) <= Date.parse(publishedAt)) invalid('endsAt')
  if (new Set(content.platforms).size < content.platforms.length) invalid('platforms')
  if (anchor !== null && (await isAnchorTaken(tx, brandId, anchor, announcementId))) {
    invalid('anchor')
  }
  const db = tables<MessagingTables>(tx)
  const picture = pictureId === null ? undefined : await findPictureSize(db, brandId, pictureId)
  if (pictureId !== null && !picture) throw new Refusal('content.picture_unknown')
  requireWarning(content, picture, settings.bannerWarningMinBpOf(brandId))
}

const commonOf = (content: ContentInput) => ({
  linkage: content.linkage,
  linkage_type: content.nodeId === null ? ('URL' as const) : ('G' as const),
  node_id: content.nodeId,
  platforms: content.platforms,
  execution: content.execution,
  calls_to_play: content.callsToPlay,
  published_at: new Date(content.publishedAt),
  ends_at: content.endsAt === null ? null : new Date(content.endsAt),
  enabled: content.isEnabled,
  hue: String(content.hue),
  picture_id: content.pictureId,
})

const bannerOf = (content: ContentInput, groupName: string, order: number) => ({
  ...commonOf(content),
  group_name: groupName,
  warning_width: content.warning?.width ?? null,
  warning_height: content.warning?.height ?? null,
  sort_order: order,
  texts: mapTexts(content.texts, ({ title, content: text, action }) => ({ title, text, action })),
})

const announcementOf = (content: ContentInput) => ({
  ...commonOf(content),
  kind: content.kind === 'B' ? invalid('kind') : content.kind,
  anchor: content.anchor,
  texts: mapTexts(content.texts, ({ title, content: text, action }) => ({
    title,
    content: text,
    ...(action !== '' && { action }),
  })),
})

/** Without what the server makes of it. */
const factsOf = (item: ContentItem) => {
  const { texts, ...others } = ContentInput.strip().parse(item)
  return Facts.parse({ ...others, ...texts })
}

/** Behind the last banner of its group. */
const nextOrder = async (tx: Tx, brandId: number, groupName: string): Promise<number> =>
  ((await lockGroup(tx, brandId, groupName)).at(-1)?.sort_order ?? -1) + 1

const read = async (tx: Tx, brandId: number, contentId: string, at: Date) => {
  const db = tables<MessagingTables>(tx)
  const id = Number(contentId.slice(1))
  if (contentId.startsWith('b')) {
    const row = await findBanner(db, brandId, id)
    if (row) return { id, item: presentBanner(row, at) }
  } else {
    const row = await findAnnouncement(db, brandId, id)
    if (row) return { id, item: presentAnnouncement(row, at) }
  }
  throw new Refusal('content.unknown')
}

const insert = async (tx: Tx, brandId: number, content: ContentInput): Promise<string> => {
  const { groupName } = content
  if (groupName === null)
    return `a${await insertAnnouncement(tx, brandId, announcementOf(content))}`
  const order = await nextOrder(tx, brandId, groupName)
  return `b${await insertBanner(tx, brandId, bannerOf(content, groupName, order))}`
}

/** @throws Refusal `content.invalid`, `content.picture_unknown` */
const createAddContent =
  (needs: Needs) =>
  (brandId: number, { content, reason }: Body<typeof endpoints.addContent>): Promise<ContentItem> =>
    needs.database.inTx(async (tx) => {
      await requirePossible(needs, tx, content, { brandId, announcementId: undefined })
      const contentId = await insert(tx, brandId, content)
      const { item } = await read(tx, brandId, contentId, needs.clock.now())
      noteAct({ target: contentId, after: factsOf(item), reason })
      return item
    })

/**
 * A kind stays what it is: a banner and an announcement are kept apart.
 * @throws Refusal `content.unknown`, `content.changed`, `content.invalid`, `content.picture_unknown`
 */
const createChangeContent =
  (needs: Needs) =>
  (
    brandId: number,
    contentId: string,
    { version, content, reason }: Body<typeof endpoints.changeContent>,
  ): Promise<ContentItem> =>
    needs.database.inTx(async (tx) => {
      const { id, item: before } = await read(tx, brandId, contentId, needs.clock.now())
      if (before.kind !== content.kind) invalid('kind')
      const announcementId = contentId.startsWith('a') ? id : undefined
      await requirePossible(needs, tx, content, { brandId, announcementId })
      const { groupName } = content
      const isMoved = groupName !== null && groupName !== before.groupName
      const isWritten =
        groupName === null
          ? await updateAnnouncement(tx, { id, version }, announcementOf(content))
          : await updateBanner(
              tx,
              { id, version },
              bannerOf(
                content,
                groupName,
                isMoved ? await nextOrder(tx, brandId, groupName) : (before.order ?? 0),
              ),
            )
      if (!isWritten) throw new Refusal('content.changed')
      const { item } = await read(tx, brandId, contentId, needs.clock.now())
      noteAct({ target: contentId, before: factsOf(before), after: factsOf(item), reason })
      return item
    })

/** The banners of a group, all of them. @throws Refusal `content.changed` if they are others by now */
const createOrderBanners =
  ({ database, clock }: Needs) =>
  (
    brandId: number,
    groupName: string,
    { contentIds, reason }: Body<typeof endpoints.orderBanners>,
  ): Promise<ContentItem[]> =>
    database.inTx(async (tx) => {
      const rows = await lockGroup(tx, brandId, groupName)
      const before = rows.map(({ id }) => `b${id}`)
      const isSame = before.toSorted().join() === contentIds.toSorted().join()
      if (!isSame) throw new Refusal('content.changed')
      await saveOrder(
        tx,
        contentIds.map((contentId) => Number(contentId.slice(1))),
      )
      noteAct({
        target: groupName,
        before: { order: before },
        after: { order: contentIds },
        reason,
      })
      const at = clock.now()
      return (await lockGroup(tx, brandId, groupName)).map((row) => presentBanner(row, at))
    })

/** Banners and announcements as operators write them. */
export const createContentEditor = (needs: Needs) => ({
  addContent: createAddContent(needs),
  changeContent: createChangeContent(needs),
  orderBanners: createOrderBanners(needs),
})
