import type { Swimmer } from '@trevo/game-rules/fish/swim.ts'
import type { PondTheme } from '@trevo/titles/look/theme.ts'
import { h } from '../../controls/h.ts'
import type { PondPicture } from '../../rgs/rgs-port.ts'
import type { Effect } from './create-effects.ts'
import type { PondScene, SceneOptions } from './create-scene.ts'

/** The pond's drawing, loaded after the title’s first picture; until then a shot reaches its fish at once. */
export const createLateScene = (options: SceneOptions) => {
  const element = h('div', {})
  let scene: PondScene | undefined
  let size: readonly [number, number] = [0, 0]
  const load = async (): Promise<void> => {
    const { loadPond } = options.context.title.theme as PondTheme // the titles of this family have one
    const [{ createPondScene }, look] = await Promise.all([import('./create-scene.ts'), loadPond()])
    scene = createPondScene(options, look)
    element.append(...scene.elements)
    if (size[0] > 0) scene.resize(...size)
    scene.start()
  }
  void load()
  return {
    element,
    resize: (width: number, height: number): void => {
      size = [width, height]
      scene?.resize(width, height)
    },
    addEffect: (effect: Effect): void => scene?.effects.add(effect),
    flash: (swimmer: Swimmer): void => scene?.effects.hit(swimmer, performance.now()),
    aimAt: (swimmer: Swimmer | undefined): void => scene?.aimAt(swimmer),
    spotNow: (swimmer: Swimmer) => scene?.spotNow(swimmer),
    width: (): number => size[0],
    height: (): number => size[1],
    ownSpot: () => scene?.ownSpot() ?? { x: 0, y: 0 },
    shoot: (at: Swimmer, onContact: () => void): void =>
      scene ? scene.shoot(at, onContact) : onContact(),
    showOthers: (picture: PondPicture, before: PondPicture | undefined): void =>
      scene?.showOthers(picture, before),
  }
}

export type LateScene = ReturnType<typeof createLateScene>
