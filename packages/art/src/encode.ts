import sharp from 'sharp'

type Look = { readonly avif: number; readonly webp: number }

/** Draws SVG at a pixel size and encodes it as AVIF and WebP. */
export const encodeBoth = async (
  svg: string,
  size: { width: number; height: number },
  look: Look,
): Promise<[avif: Buffer, webp: Buffer]> => {
  const raster = await rasterOf(svg, size)
  const again = () => sharp(raster.data, { raw: raster.info })
  return [
    await again().avif({ quality: look.avif, effort: 2, chromaSubsampling: '4:2:0' }).toBuffer(),
    await again().webp({ quality: look.webp, alphaQuality: 85, effort: 4 }).toBuffer(),
  ]
}

/** A square drawing on a clear ground as WebP. */
export const encodeWebp = async (svg: string, px: number): Promise<Buffer> => {
  const { data, info } = await rasterOf(svg, { width: px, height: px })
  return sharp(data, { raw: info }).webp({ quality: 80, alphaQuality: 85, effort: 4 }).toBuffer()
}

/** Raw pixels of an SVG, straight alpha; drawn at the size asked for, never enlarged. */
export const rasterOf = async (
  svg: string,
  { width, height }: { width: number; height: number },
) => {
  const ownWidth = Number(/viewBox="0 0 ([\d.]+)/.exec(svg)?.[1] ?? width)
  const { data, info } = await sharp(Buffer.from(svg), { density: (72 * width) / ownWidth })
    .resize(width, height, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, info: { width: info.width, height: info.height, channels: 4 as const } }
}

/** A strip of square cells side by side, as WebP and AVIF. */
export const encodeStrip = async (
  svgs: readonly string[],
  cellPx: number,
): Promise<[avif: Buffer, webp: Buffer]> => {
  const cells = await Promise.all(
    svgs.map(async (svg, index) => {
      const { data, info } = await rasterOf(svg, { width: cellPx, height: cellPx })
      return { input: data, raw: info, left: index * cellPx, top: 0 }
    }),
  )
  const strip = await sharp({
    create: {
      width: cellPx * Math.max(1, svgs.length),
      height: cellPx,
      channels: 4,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    },
  })
    .composite(cells)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const again = () =>
    sharp(strip.data, { raw: { width: strip.info.width, height: strip.info.height, channels: 4 } })
  return [
    await again().avif({ quality: 48, effort: 4 }).toBuffer(),
    await again().webp({ quality: 80, alphaQuality: 90, effort: 5 }).toBuffer(),
  ]
}
