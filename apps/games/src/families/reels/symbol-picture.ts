import { pictureAddress, type AtlasSheet } from '../../runtime/atlas.ts'

/** Shows a drawing of the title's picture in an element of a size: no canvas for each cell. */
export const showPicture = (
  { style }: HTMLElement,
  sheet: AtlasSheet,
  name: string,
  side: number,
): void => {
  const [x, y, size] = sheet.frames[name] ?? [0, 0, 1]
  const scale = side / size
  style.width = `${side}px`
  style.height = `${side}px`
  style.backgroundImage = `url("${pictureAddress(sheet)}")`
  style.backgroundSize = `${sheet.width * scale}px auto`
  style.backgroundPosition = `${-x * scale}px ${-y * scale}px`
}
