import { createHash, randomUUID } from 'node:crypto'
import { Refusal } from '@trevo/platform/refusal.ts'
import { pictureQueue } from '../../../platform/pictures/redraw-picture.ts'
import type { MessagingNeeds } from '../needs.ts'
import { findPictureContent, keepPicture } from '../repository/content-pictures.ts'

/** The longer side of a stored picture: twice the widest banner on a phone, once on a desk. */
const sideMax = 1_600
const takes = ['image/png', 'image/jpeg'] as const

/** Pictures of a brand's content: stored as webp, without what the file says beside its pixels. */
export const createContentPictures = ({
  database,
  clock,
}: Pick<MessagingNeeds, 'database' | 'clock'>) => ({
  /** @throws Refusal `content.picture_type`, `picture.too_complex`, `picture.busy` */
  addContentPicture: async (
    { brandId, operatorId }: { readonly brandId: number; readonly operatorId: bigint },
    content: string,
  ): Promise<{ pictureId: string; width: number; height: number }> => {
    const bytes = Buffer.from(content, 'base64')
    const sender = `operator ${operatorId}`
    const drawn = await pictureQueue.redraw({ bytes, sender, takes, sideMax, asWebp: true })
    if (!drawn) throw new Refusal('content.picture_type')
    const { width, height } = drawn
    const pictureId = await keepPicture(database, {
      id: randomUUID(),
      brand_id: brandId,
      sha256: createHash('sha256').update(drawn.content).digest(),
      width,
      height,
      content: drawn.content,
      added_at: clock.now(),
    })
    return { pictureId, width, height }
  },
  /** The webp; undefined without such a picture. */
  readContentPicture: async (pictureId: string): Promise<Buffer | undefined> =>
    (await findPictureContent(database, pictureId))?.content,
})
export type ContentPictures = ReturnType<typeof createContentPictures>
