// The process that decodes pictures: it knows no secret, writes no file and may end at any moment.
import os from 'node:os'
import sharp from 'sharp'
import type { DecodingAnswer, DecodingOrder } from './decoding-messages.ts'

/** Resident bytes at which the process ends itself, so that a picture never takes more. */
const memoryMax = 240_000_000
const lookEveryMs = 10
/** Lower priority than everything that serves people. */
const politePriority = 10

try {
  os.setPriority(politePriority)
} catch {
  // Some systems refuse it; the queue is one picture at a time there too.
}
sharp.concurrency(1)
sharp.cache(false)
setInterval(() => {
  if (process.memoryUsage.rss() > memoryMax) process.exit(1)
}, lookEveryMs).unref()

const decode = async ({
  bytes,
  bytesMax,
  pixelsMax,
  sideMax,
  to,
}: DecodingOrder): Promise<DecodingAnswer> => {
  try {
    const drawn = () =>
      sharp(bytes, { limitInputPixels: pixelsMax, failOn: 'error' })
        .rotate()
        .resize({ width: sideMax, height: sideMax, fit: 'inside', withoutEnlargement: true })
    const encode = async (as: DecodingOrder['to']): Promise<DecodingAnswer> => {
      const encoded = {
        png: () => drawn().png(),
        jpeg: () => drawn().jpeg({ quality: 85 }),
        webp: () => drawn().webp({ quality: 80 }),
      }[as]()
      const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
      const { width, height } = info
      return { kind: 'drawn', as, content: data, width, height }
    }
    const answer = await encode(to)
    // Noise of few colours takes many times its bytes once it is scaled.
    const isLarge = answer.kind === 'drawn' && answer.content.length > bytesMax
    return isLarge && to === 'png' ? await encode('jpeg') : answer
  } catch {
    return { kind: 'unreadable' }
  }
}

process.on('message', (order: DecodingOrder) => {
  decode(order).then(
    (answer) => process.send?.(answer),
    () => process.exit(1),
  )
})
process.on('disconnect', () => process.exit(0))
