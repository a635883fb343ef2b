import { inEachLanguage } from '@trevo/languages/languages.ts'
import type { AnnouncementRow, BannerRow, HelpTopicRow } from '../repository/tables.ts'
import { demoAnnouncements } from './seed-demo-announcements.ts'
import { topics, writtenAt } from './seed-help-topics.ts'

const { bannersByGroup, headlines, promotions, notices, byLanguage } = demoAnnouncements
const publishedAt = new Date(demoAnnouncements.publishedAt)

const forEverybody = {
  brand_id: 1,
  platforms: ['W'],
  execution: 'F',
  linkage_type: 'URL',
  node_id: null,
} satisfies Partial<BannerRow>

const bannerRows = (): BannerRow[] =>
  Object.entries(bannersByGroup).flatMap(([group, banners]) =>
    banners.map(({ title, text, action, nodeId, linkage, hue, symbols }, order) => ({
      ...forEverybody,
      id: 0,
      group_name: group,
      texts: byLanguage({ title, text, action }),
      linkage_type: nodeId === null ? 'URL' : 'G',
      linkage,
      node_id: nodeId,
      hue: String(hue),
      symbols,
      sort_order: order,
      enabled: true,
      calls_to_play: false,
      published_at: publishedAt,
      ends_at: null,
      picture_id: null,
      warning_width: null,
      warning_height: null,
      version: 1,
    })),
  )

const announcementRows = (): AnnouncementRow[] => [
  ...[
    ...headlines.map((one) => ({ kind: 'H' as const, anchor: null, ...one })),
    ...promotions.map((one) => ({ kind: 'PR' as const, ...one })),
  ].map(({ kind, anchor, title, content, action, linkage, hue, symbols, callsToPlay }) => ({
    ...forEverybody,
    id: 0,
    kind,
    name: title.EN,
    texts: byLanguage({ title, content, action }),
    published_at: publishedAt,
    ends_at: null,
    anchor,
    linkage,
    hue: String(hue),
    symbols,
    calls_to_play: callsToPlay,
    enabled: true,
    picture_id: null,
    version: 1,
  })),
  ...notices.map(({ title, content, callsToPlay }) => ({
    ...forEverybody,
    id: 0,
    kind: 'PL' as const,
    name: title.EN,
    texts: byLanguage({ title, content }),
    published_at: publishedAt,
    ends_at: null,
    anchor: null,
    linkage: '',
    hue: '155',
    symbols: [],
    calls_to_play: callsToPlay,
    enabled: true,
    picture_id: null,
    version: 1,
  })),
]

const helpRows = (): HelpTopicRow[] =>
  topics.map(({ id, title, body }, order) => ({
    brand_id: 1,
    topic_id: id,
    sort_order: order,
    texts: inEachLanguage((language) => ({ title: title[language], body: body[language] })),
    changed_at: new Date(writtenAt),
  }))

const numbered = <Row extends { id: number }>(rows: readonly Row[]): Row[] =>
  rows.map((row, index) => ({ ...row, id: index + 1 }))

/** Banners, announcements and help topics of the demo brand, without a database. */
export const demoMessages = () => ({
  banners: numbered(bannerRows()),
  announcements: numbered(announcementRows()),
  topics: helpRows(),
})
