import { z } from 'zod'

/**
 * CALL-35: `B` banners, `PL` notices to players, `PU` popups, `PR` promotions, `H` headlines above the
 * home page.
 */
export const announcementTypes = ['B', 'PL', 'PU', 'PR', 'H'] as const
export type AnnouncementType = (typeof announcementTypes)[number]

/** `W` the web site, `A` and `I` the apps for Android and iOS. */
const announcementPlatforms = ['W', 'A', 'I'] as const
export const AnnouncementPlatform = z.enum(announcementPlatforms)
export type AnnouncementPlatform = z.infer<typeof AnnouncementPlatform>

/** When an announcement is shown: after login, before it, or both. */
export const Execution = z.enum(['A', 'B', 'F'])
export type Execution = z.infer<typeof Execution>

/** Where an announcement links to, by the label of its button. */
export const Link = z.object({
  linkage: z.string(),
  linkageType: z.enum(['URL', 'P', 'G']),
  nodeId: z.int().nullable(),
  action: z.string(),
})
