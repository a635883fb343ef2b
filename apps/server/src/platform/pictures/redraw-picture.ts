import { createPictureDecoder } from './picture-decoder.ts'
import { createRedrawQueue, judgePicture } from './redraw-queue.ts'

/** The longer side of a stored picture; enough to read a receipt. */
const sideMax = 2_400
const takes = ['image/png', 'image/jpeg'] as const

const decoder = createPictureDecoder({ decodeMs: 8_000, startMs: 12_000, idleMs: 30_000 })

/** The one queue of this process. */
export const pictureQueue = createRedrawQueue(decoder, { waitingMax: 8, waitMs: 10_000 })

/** Whether the header is that of a png or jpg. @throws Refusal `picture.too_complex` */
export const judgeSentPicture = (bytes: Buffer): boolean => judgePicture(bytes, takes) !== undefined

/**
 * A person's png or jpg, by its actual content rather than its name, re-encoded without its metadata; undefined
 * for anything else. @throws Refusal `picture.too_complex`, `picture.busy`
 */
export const redrawPicture = async (bytes: Buffer, sender: string) => {
  const drawn = await pictureQueue.redraw({ bytes, sender, takes, sideMax })
  if (!drawn) return undefined
  const type = drawn.type === 'image/png' ? ('image/png' as const) : ('image/jpeg' as const)
  return { ...drawn, type }
}
