type Bounds = {
  /** The longer side, in pixels. */
  readonly sideMax: number
  /** Characters of base64. */
  readonly textMax: number
}

/** A receipt or an answer. */
const ofMessages: Bounds = { sideMax: 1_200, textMax: 98_000 }
/** A document whose small print is read. */
export const ofDocuments: Bounds = { sideMax: 1_600, textMax: 690_000 }

const qualities = [0.85, 0.7, 0.5, 0.35, 0.2] as const

const base64Of = (canvas: HTMLCanvasElement, quality: number): string =>
  canvas.toDataURL('image/jpeg', quality).split(',')[1] ?? ''

/**
 * A picture from the phone, small enough to send: a JPEG in base64. Undefined if the browser cannot
 * read it as a picture.
 */
export const shrinkPicture = async (
  file: Blob,
  { sideMax, textMax }: Bounds = ofMessages,
): Promise<string | undefined> => {
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) return undefined
  const scale = Math.min(1, sideMax / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return qualities
    .map((quality) => base64Of(canvas, quality))
    .find((text) => text.length <= textMax)
}
