import { plainText } from '@trevo/field-rules/plain-text.ts'
import { z } from 'zod'
import { operatorEndpoint } from '../../endpoint.ts'
import { pictureBytesMax } from '../../promotion-names.ts'
import { Instant, Language } from '../../shapes.ts'
import { AnnouncementPlatform, Execution } from '../../wps/announcement-types.ts'
import { typed } from '../../wps/session.ts'

/**
 * What a brand tells: banners, scrolling notices, popups, promotions, headlines, and announcements for
 * agents only.
 */
export const contentKinds = ['B', 'PL', 'PU', 'PR', 'H', 'AG'] as const
export const ContentKind = z.enum(contentKinds)
export type ContentKind = z.infer<typeof ContentKind>

/** Places of banners on the site. */
export const bannerGroups = ['w_home', 'w_leftmenu', 'w_login', 'w_register', 'w_forget'] as const

const states = ['shown', 'scheduled', 'over', 'off'] as const

/** Text of several lines. */
const Lines = z.string().max(4_000).regex(plainText)

/** `content` is the text of a banner; `action` labels its button. */
const ContentText = z.strictObject({
  title: typed(120).min(1),
  content: Lines.min(1),
  action: typed(40).default(''),
})

const fields = {
  kind: ContentKind,
  /** Of banners only. */
  groupName: z.enum(bannerGroups).nullable(),
  texts: z.partialRecord(Language, ContentText).refine((texts) => Object.keys(texts).length > 0),
  /** Where it leads: a page of the site, or an address. */
  linkage: z
    .string()
    .max(300)
    .regex(/^$|^(https:\/\/|\/)\S*$/),
  /** The game that it opens instead. */
  nodeId: z.int32().min(0).nullable(),
  /** Of promotions: their name in addresses. */
  anchor: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .nullable(),
  platforms: z.array(AnnouncementPlatform).min(1).max(3),
  /** Shown before the log-in (`B`), after it (`A`), or both (`F`). */
  execution: Execution,
  /** Members excluded from play are not shown what calls to play. Compulsory: nothing is assumed. */
  callsToPlay: z.boolean(),
  publishedAt: Instant,
  endsAt: Instant.nullable(),
  isEnabled: z.boolean(),
  hue: z.number().min(0).max(360),
  pictureId: z.uuid().nullable(),
  /** The warning on responsible play in the picture of a banner, in its pixels; null without one. */
  warning: z
    .strictObject({ width: z.int().min(1).max(20_000), height: z.int().min(1).max(20_000) })
    .nullable()
    .default(null),
} as const

/** A banner or an announcement as its operators write it. */
export const ContentInput = z.strictObject(fields)
export type ContentInput = z.infer<typeof ContentInput>

export const ContentItem = z.object({
  ...fields,
  /** `b` or `a` and its number: banners and announcements are numbered apart. */
  contentId: z.string(),
  symbols: z.array(z.string()),
  /** Position among the banners of its group. */
  order: z.int().nullable(),
  /** At the time of the answer. */
  state: z.enum(states),
  /** Changed by each change; a change names the one that it saw. */
  version: z.int(),
})
export type ContentItem = z.infer<typeof ContentItem>

const ContentId = z.string().regex(/^[ab][1-9]\d{0,8}$/)
const params = z.object({ contentId: ContentId })
const reason = typed(200).regex(/\S.*\S/)

export const listContent = operatorEndpoint({
  name: 'listContent',
  summary: 'Banners and announcements of the brand, the newest first',
  method: 'GET',
  path: '/ops/content',
  personal: 'none',
  right: 'content.read',
  approval: 'none',
  query: z.object({
    kind: ContentKind.optional(),
    state: z.enum(states).optional(),
    before: z.string().max(60).optional(),
    pageSize: z.coerce.number().pipe(z.int().min(1).max(100)).default(50),
  }),
  response: z.object({ list: z.array(ContentItem), next: z.string().nullable() }),
  refusals: [],
})

export const showContent = operatorEndpoint({
  name: 'showContent',
  summary: 'One banner or announcement',
  method: 'GET',
  path: '/ops/content/:contentId',
  personal: 'none',
  right: 'content.read',
  approval: 'none',
  params,
  response: ContentItem,
  refusals: ['content.unknown'],
})

const contentRefusals = ['content.invalid', 'content.picture_unknown'] as const

export const addContent = operatorEndpoint({
  name: 'addContent',
  summary: 'A new banner or announcement; the site shows it from its start to its end',
  method: 'POST',
  path: '/ops/content',
  personal: 'none',
  right: 'content.change',
  approval: 'reason',
  bodyBytesMax: 65_536,
  body: z.strictObject({ content: ContentInput, reason }),
  response: ContentItem,
  refusals: contentRefusals,
})

export const changeContent = operatorEndpoint({
  name: 'changeContent',
  summary: 'Another text, audience, schedule or picture; refused if it changed since it was read',
  method: 'POST',
  path: '/ops/content/:contentId',
  personal: 'none',
  right: 'content.change',
  approval: 'reason',
  bodyBytesMax: 65_536,
  params,
  body: z.strictObject({ version: z.int().max(1_000_000_000), content: ContentInput, reason }),
  response: ContentItem,
  refusals: ['content.unknown', 'content.changed', ...contentRefusals],
})

export const orderBanners = operatorEndpoint({
  name: 'orderBanners',
  summary: 'The order of all banners of a group',
  method: 'POST',
  path: '/ops/banner-groups/:groupName/order',
  personal: 'none',
  right: 'content.change',
  approval: 'reason',
  params: z.object({ groupName: z.enum(bannerGroups) }),
  body: z.strictObject({ contentIds: z.array(ContentId).min(1).max(200), reason }),
  response: z.object({ list: z.array(ContentItem) }),
  refusals: ['content.changed'],
})

export const addContentPicture = operatorEndpoint({
  name: 'addContentPicture',
  summary: 'A picture, png or jpg of 5 MB at most, judged by its content and drawn again as webp',
  method: 'POST',
  path: '/ops/content-pictures',
  personal: 'none',
  right: 'content.change',
  approval: 'none',
  bodyBytesMax: Math.ceil((pictureBytesMax * 4) / 3) + 4_096,
  body: z.strictObject({ content: z.string().regex(/^[A-Za-z0-9+/]+={0,2}$/) }),
  response: z.object({ pictureId: z.uuid(), width: z.int(), height: z.int() }),
  refusals: ['content.picture_type', 'picture.too_complex', 'picture.busy'],
})

/** A help topic; paragraphs are parted by empty lines, `## ` begins a heading, `- ` each item of a list. */
export const HelpPage = z.object({
  topicId: z.string(),
  order: z.int(),
  texts: z.partialRecord(Language, z.object({ title: z.string(), body: z.string() })),
  changedAt: Instant,
})
export type HelpPage = z.infer<typeof HelpPage>

export const listHelpPages = operatorEndpoint({
  name: 'listHelpPages',
  summary: 'The help topics of the brand in their order',
  method: 'GET',
  path: '/ops/help-pages',
  personal: 'none',
  right: 'content.read',
  approval: 'none',
  response: z.object({ pages: z.array(HelpPage) }),
  refusals: [],
})

export const saveHelpPage = operatorEndpoint({
  name: 'saveHelpPage',
  summary: 'A new help topic or another text of one; refused if it changed since it was read',
  method: 'POST',
  path: '/ops/help-pages/:topicId',
  personal: 'none',
  right: 'content.change',
  approval: 'reason',
  bodyBytesMax: 262_144,
  params: z.object({ topicId: z.string().regex(/^[a-z0-9-]{1,40}$/) }),
  body: z.strictObject({
    /** Null for a new topic. */
    changedAt: Instant.nullable(),
    order: z.int().min(0).max(1_000),
    texts: z
      .partialRecord(
        Language,
        z.strictObject({
          title: typed(120).min(1),
          body: z.string().min(1).max(60_000).regex(plainText),
        }),
      )
      .refine((texts) => Object.keys(texts).length > 0),
    reason,
  }),
  response: HelpPage,
  refusals: ['content.changed'],
})
