import type { ContentItem } from '@trevo/contract/ops/company/content.ts'
import { mapTexts } from '@trevo/languages/texts.ts'
import type { AnnouncementRow, BannerRow } from '../repository/tables.ts'

type Scheduled = {
  readonly enabled: boolean
  readonly published_at: Date
  readonly ends_at: Date | null
}

const stateOf = ({ enabled, published_at, ends_at }: Scheduled, at: Date): ContentItem['state'] => {
  if (!enabled) return 'off'
  if (published_at > at) return 'scheduled'
  return ends_at !== null && ends_at <= at ? 'over' : 'shown'
}

const commonOf = (row: BannerRow | AnnouncementRow, at: Date) => ({
  linkage: row.linkage,
  nodeId: row.node_id,
  platforms: row.platforms,
  execution: row.execution,
  callsToPlay: row.calls_to_play,
  publishedAt: row.published_at.toISOString(),
  endsAt: row.ends_at?.toISOString() ?? null,
  isEnabled: row.enabled,
  hue: Number(row.hue),
  symbols: row.symbols,
  pictureId: row.picture_id,
  state: stateOf(row, at),
  version: row.version,
})

/** A banner as operators see it. */
export const presentBanner = (row: BannerRow, at: Date): ContentItem => ({
  ...commonOf(row, at),
  contentId: `b${row.id}`,
  kind: 'B',
  groupName: row.group_name as ContentItem['groupName'], // written by `ContentInput` and the seed alone
  texts: mapTexts(row.texts, ({ title, text, action }) => ({ title, content: text, action })),
  anchor: null,
  warning:
    row.warning_width === null || row.warning_height === null
      ? null
      : { width: row.warning_width, height: row.warning_height },
  order: row.sort_order,
})

/** An announcement as operators see it. */
export const presentAnnouncement = (row: AnnouncementRow, at: Date): ContentItem => ({
  ...commonOf(row, at),
  contentId: `a${row.id}`,
  kind: row.kind,
  groupName: null,
  texts: mapTexts(row.texts, ({ title, content, action = '' }) => ({ title, content, action })),
  anchor: row.anchor,
  warning: null,
  order: null,
})
