import { pictureBytesMax } from '@trevo/contract/promotion-names.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { DecodingOrder } from './decoding-messages.ts'
import { isAffordable, pixelsMax } from './is-affordable.ts'
import type { PictureDecoder } from './picture-decoder.ts'
import { readPictureHeader, type PictureHeader } from './read-picture-header.ts'

type PictureType = PictureHeader['type']

export type DrawnPicture = {
  readonly type: PictureType
  readonly content: Buffer
  readonly width: number
  readonly height: number
}

export type QueueLimits = {
  /** Waiting pictures, besides the one being decoded. */
  readonly waitingMax: number
  /** The longest wait of a picture. */
  readonly waitMs: number
}

/** Decoding one picture: a png stays a png and a jpg a jpg, or any becomes a webp. */
export type RedrawOrder = {
  readonly bytes: Buffer
  /** Member or address; each has one picture in progress. */
  readonly sender: string
  readonly takes: readonly PictureType[]
  readonly sideMax: number
  readonly asWebp?: boolean
}

const formats = { 'image/png': 'png', 'image/jpeg': 'jpeg', 'image/webp': 'webp' } as const

/** Judges a picture by its header alone: undefined for any other type. @throws Refusal `picture.too_complex` */
export const judgePicture = (
  bytes: Buffer,
  takes: readonly PictureType[],
): PictureType | undefined => {
  const header = readPictureHeader(bytes)
  const type = takes.find((one) => one === header?.type)
  if (!header || type === undefined) return undefined
  if (!isAffordable(header, bytes.length)) throw new Refusal('picture.too_complex')
  return type
}

type Turn = { readonly start: () => void; readonly timer: NodeJS.Timeout }

/** One at a time, the others in order of arrival. */
const createTurns = ({ waitingMax, waitMs }: QueueLimits) => {
  const waiting: Turn[] = []
  let isBusy = false
  return {
    take: (): Promise<void> => {
      if (!isBusy) {
        isBusy = true
        return Promise.resolve()
      }
      if (waiting.length >= waitingMax) throw new Refusal('picture.busy')
      return new Promise((resolve, reject) => {
        const turn: Turn = {
          start: resolve,
          timer: setTimeout(() => {
            waiting.splice(waiting.indexOf(turn), 1)
            reject(new Refusal('picture.busy'))
          }, waitMs),
        }
        waiting.push(turn)
      })
    },
    give: (): void => {
      const next = waiting.shift()
      isBusy = next !== undefined
      clearTimeout(next?.timer)
      next?.start()
    },
  }
}

/** All uploaded pictures go through one queue to one process. */
export const createRedrawQueue = (decoder: PictureDecoder, limits: QueueLimits) => {
  const turns = createTurns(limits)
  const senders = new Set<string>()
  const inTurn = async (order: DecodingOrder) => {
    await turns.take()
    try {
      return await decoder.decode(order)
    } finally {
      turns.give()
    }
  }
  return {
    /**
     * Decodes and re-encodes a picture: place, camera and all other hidden data are removed. Undefined for
     * anything else. @throws Refusal `picture.too_complex` by the header alone; `picture.busy`
     */
    redraw: async (order: RedrawOrder): Promise<DrawnPicture | undefined> => {
      const { bytes, sender, takes, sideMax, asWebp = false } = order
      const type = judgePicture(bytes, takes)
      if (type === undefined) return undefined
      if (senders.has(sender)) throw new Refusal('picture.busy')
      senders.add(sender)
      try {
        const to = asWebp ? 'webp' : formats[type]
        const answer = await inTurn({ bytes, bytesMax: pictureBytesMax, pixelsMax, sideMax, to })
        if (answer.kind === 'late') throw new Refusal('picture.busy')
        if (answer.kind !== 'drawn') return undefined
        const { as, content, width, height } = answer
        return { type: `image/${as}`, content: Buffer.from(content), width, height }
      } finally {
        senders.delete(sender)
      }
    },
  }
}
