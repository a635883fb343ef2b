import { pictureAddress, type AtlasSheet } from '../../../runtime/atlas.ts'
import type { Prop, StageMeasures } from './measure-stage.ts'
import type { StageDependencies } from './stage-dependencies.ts'

/** The position of the scene's light on the screen: behind the reels, or above them. */
export const lightOf = (
  { frame, isWide }: StageMeasures,
  rect: DOMRect,
): { readonly x: number; readonly y: number } => ({
  x: rect.left + frame.x + frame.width / 2,
  y: rect.top + frame.y + frame.height * (isWide ? 0.4 : 0.08),
})

/** Mascot and companions are plain elements showing their part of the sprite: no canvas work per frame. */
export const placeProps = (
  { theme, sheet, elements }: Pick<StageDependencies, 'theme' | 'sheet' | 'elements'>,
  { mascot, companions }: StageMeasures,
): void => {
  placeProp(elements.mascot, { sheet, name: theme.mascot, prop: mascot })
  for (const [index, element] of elements.companions.entries()) {
    const prop = companions[index]
    const name = theme.companions[index]
    if (prop && name) placeProp(element, { sheet, name, prop })
  }
}

const placeProp = (
  { style }: HTMLElement,
  { sheet, name, prop }: { sheet: AtlasSheet; name: string; prop: Prop },
): void => {
  const [x, y, size] = sheet.frames[name] ?? [0, 0, 1]
  const scale = prop.size / size
  style.left = `${prop.x}px`
  style.top = `${prop.y}px`
  style.width = `${prop.size}px`
  style.height = `${prop.size}px`
  style.rotate = `${prop.tilt}rad`
  style.backgroundImage = `url("${pictureAddress(sheet)}")`
  style.backgroundSize = `${sheet.width * scale}px auto`
  style.backgroundPosition = `${-x * scale}px ${-y * scale}px`
}
