import type { Drawing } from './drawings.ts'

/** A drawing alone on a transparent background. */
export const drawingSvg = (drawing: Drawing): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${drawing.size} ${drawing.size}" ` +
  `width="${drawing.size}" height="${drawing.size}">${drawing.body}</svg>`

/** The brand's mark on the design's background, for home screens; `maskable` leaves a safe margin. */
export const appIconSvg = (drawing: Drawing, maskable: boolean): string => {
  const side = maskable ? 18 : 22
  const from = (32 - side) / 2
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32">` +
    `<defs><radialGradient id="ground" cx=".5" cy=".4" r=".8"><stop stop-color="#1d4a38"/>` +
    `<stop offset="1" stop-color="#0a1411"/></radialGradient></defs>` +
    `<rect width="32" height="32" rx="${maskable ? 0 : 7}" fill="url(#ground)"/>` +
    `<svg x="${from}" y="${from}" width="${side}" height="${side}" ` +
    `viewBox="0 0 ${drawing.size} ${drawing.size}">${drawing.body}</svg></svg>`
  )
}
