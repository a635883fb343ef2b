import sharp from 'sharp'
import { Refusal } from '../../../../platform/refusal.ts'

const pixelsMax = 30_000_000
const sideMax = 1_600
const formats = new Set(['jpeg', 'png', 'webp'])

/**
 * Re-encodes an image that a member sent: smaller, upright, and without the metadata of the camera.
 * @throws Refusal `peer_payment.proof_unreadable` when it cannot be read as an image.
 */
export const reencodeProof = async (base64: string): Promise<Buffer> => {
  const unreadable = new Refusal('peer_payment.proof_unreadable')
  try {
    const picture = sharp(Buffer.from(base64, 'base64'), { limitInputPixels: pixelsMax })
    const { format } = await picture.metadata()
    if (!formats.has(format)) throw unreadable
    return await picture
      .rotate()
      .resize({ width: sideMax, height: sideMax, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer()
  } catch {
    throw unreadable
  }
}
