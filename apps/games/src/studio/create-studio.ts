import type { Pose } from '../live/create-presenter.ts'
import { createRenderer, type Item, type Renderer } from './gl/create-renderer.ts'
import { add, join, posed, subtract, type Affine, type Vec3 } from './gl/vectors.ts'
import { cameraAt, type Shot } from './camera-shots.ts'
import type { FeltArea } from './room/build-room.ts'
import { followShare, wantedFigure } from './presenter/move-figure.ts'
import { between, jointsOf, type Figure } from './presenter/skeleton.ts'
import { createFrameWatch } from './watch-frames.ts'

/** What a game puts on the studio's table and how it moves. */
export type Stage = {
  /** Adds its things to the room. */
  readonly build: (renderer: Renderer) => void
  /** Moves them. */
  readonly move: (nowMs: number) => void
  /** What the camera shows, and what the presenter looks at. */
  readonly shot: (pose: Pose, poseMs: number, nowMs: number) => Shot
  readonly sees: (pose: Pose, poseMs: number) => Vec3
  /** Where the ball is, from the middle of the wheel. */
  readonly ball?: (nowMs: number) => Vec3 | undefined
  /** Whether something moves quickly; otherwise every other frame is enough. */
  readonly isMoving: () => boolean
  readonly pictures: () => HTMLCanvasElement | undefined
  /** The part of the table that its picture covers. */
  readonly felt: FeltArea
  /** The point that the presenter's right hand is over; undefined: where her pose has it. */
  readonly hand?: (nowMs: number) => Vec3 | undefined
}

export type Studio = {
  readonly pose: (pose: Pose) => void
  /** The presenter's mouth moves for this long. */
  readonly speak: (ms: number) => void
  /** Ends all drawing and frees the graphics memory. */
  readonly dispose: () => void
}

export type StudioOptions = {
  readonly canvas: HTMLCanvasElement
  readonly stage: Stage
  /** The presenter, as triangles with bones; built while the page goes on. */
  readonly buildFigure: () => Promise<Parameters<Renderer['add']>[0]>
  readonly buildRoom: (felt: FeltArea) => Parameters<Renderer['add']>[0]
  /** The player wants it even where it is slow, and drawn without a graphics card. */
  readonly isForced: boolean
  /** It cannot go on: the context was lost, or the device is too slow. */
  readonly failed: (why: 'lost' | 'slow') => void
}

/** The place of the presenter. */
export const figureAt: Vec3 = [0.1, 0, -0.58]

/** More pixels than this are not seen, only computed. */
const mostPixels = 1_500_000
const bodyMs = 190
const eyesMs = 34
const liftMs = 420

/** How far the page wants the picture moved up, because it covers what is below. */
const liftOf = (canvas: HTMLCanvasElement): number =>
  Number(getComputedStyle(canvas).getPropertyValue('--studio-lift')) || 0

const openContext = (canvas: HTMLCanvasElement, isForced: boolean): WebGL2RenderingContext | null =>
  canvas.getContext('webgl2', {
    alpha: false,
    antialias: true,
    powerPreference: 'low-power',
    failIfMajorPerformanceCaveat: !isForced,
  })

/** The picture's size for its place on the page. */
const sizeOf = (canvas: HTMLCanvasElement, share: number): readonly [number, number] => {
  const dense = Math.min(2, window.devicePixelRatio || 1)
  const [width, height] = [canvas.clientWidth * dense, canvas.clientHeight * dense]
  const by = Math.min(1, Math.sqrt(mostPixels / Math.max(1, width * height))) * share
  return [Math.max(2, Math.round(width * by)), Math.max(2, Math.round(height * by))]
}

/** Moves the figure on: the body glides, mouth and lids are quick. */
const stepFigure = (was: Figure, wanted: Figure, sinceMs: number): Figure => ({
  ...between(was, wanted, followShare(sinceMs, bodyMs)),
  mouth: was.mouth + (wanted.mouth - was.mouth) * followShare(sinceMs, eyesMs),
  blink: wanted.blink,
})

type Play = {
  pose: Pose
  poseAtMs: number
  speaksUntilMs: number
  figure: Figure | undefined
  shots: readonly [Shot, Shot]
  shotAtMs: number
  lift: number
}

const stand = (joints: readonly Affine[]): readonly Affine[] =>
  joints.map((joint) => join(posed(figureAt), joint))

/** The right hand over a point of the table. */
const reaching = (at: Vec3): Pick<Figure, 'right' | 'rightAlong'> => {
  const [x, , z] = subtract(at, figureAt)
  return { right: [x, at[1] + 0.09, z - 0.13], rightAlong: [0.1, -0.35, 0.9] }
}

/** Draws one frame. */
const drawFrame = (
  {
    renderer,
    figure,
    stage,
    canvas,
  }: { renderer: Renderer; figure: Item; stage: Stage; canvas: HTMLCanvasElement },
  play: Play,
  { nowMs, sinceMs }: { nowMs: number; sinceMs: number },
): void => {
  const poseMs = nowMs - play.poseAtMs
  const wanted = wantedFigure({
    pose: play.pose,
    poseMs,
    lifeMs: nowMs,
    sees: subtract(stage.sees(play.pose, poseMs), figureAt),
    isSpeaking: nowMs < play.speaksUntilMs,
  })
  const hand = stage.hand?.(nowMs)
  const aim = hand ? { ...wanted, ...reaching(hand) } : wanted
  play.figure = play.figure ? stepFigure(play.figure, aim, sinceMs) : aim
  figure.pose(stand(jointsOf(play.figure)))
  stage.move(nowMs)
  const shot = stage.shot(play.pose, poseMs, nowMs)
  if (shot !== play.shots[1]) {
    play.shots = [play.shots[1], shot]
    play.shotAtMs = nowMs
  }
  const aspect = canvas.width / canvas.height
  play.lift += (liftOf(canvas) - play.lift) * followShare(sinceMs, liftMs)
  const { lift } = play
  const ball = stage.ball?.(nowMs)
  const look = { ms: nowMs - play.shotAtMs, lifeMs: nowMs, aspect, lift, ...(ball && { ball }) }
  renderer.render(cameraAt(play.shots, look))
}

/** Calls `frame` for every picture of the screen while the canvas is seen; returns how to end it. */
const runFrames = (canvas: HTMLCanvasElement, frame: (nowMs: number) => void): (() => void) => {
  let asked = 0
  let isInWindow = true
  const tick = (nowMs: number): void => {
    asked = requestAnimationFrame(tick)
    frame(nowMs)
  }
  const follow = (): void => {
    cancelAnimationFrame(asked)
    asked = isInWindow && !document.hidden ? requestAnimationFrame(tick) : 0
  }
  const sight = new IntersectionObserver((seen) => {
    isInWindow = seen.at(-1)?.isIntersecting ?? true
    follow()
  })
  sight.observe(canvas)
  document.addEventListener('visibilitychange', follow)
  follow()
  return () => {
    cancelAnimationFrame(asked)
    sight.disconnect()
    document.removeEventListener('visibilitychange', follow)
  }
}

/**
 * Opens the studio in a canvas and runs it until it is disposed. Undefined where the browser has no WebGL2, or only one
 * that computes every pixel itself and the player has not asked for it.
 */
export const createStudio = async (options: StudioOptions): Promise<Studio | undefined> => {
  const { canvas, stage, isForced, failed } = options
  const gl = openContext(canvas, isForced)
  if (!gl) return undefined
  const watch = createFrameWatch(isForced)
  const renderer = createRenderer(gl, true)
  renderer.add(options.buildRoom(stage.felt), true)
  stage.build(renderer)
  const pictures = stage.pictures()
  if (pictures) renderer.setPictures(pictures)
  const figure = renderer.add(await options.buildFigure(), true)
  const play: Play = {
    pose: 'result',
    poseAtMs: -10_000,
    speaksUntilMs: 0,
    figure: undefined,
    shots: ['wide', 'wide'],
    shotAtMs: 0,
    lift: liftOf(canvas),
  }
  let [lastMs, tickMs, isOdd, isOver] = [0, 0, false, false]
  const resize = (): void => {
    const [width, height] = sizeOf(canvas, watch.step())
    if (canvas.width === width && canvas.height === height) return
    canvas.width = width
    canvas.height = height
    renderer.resize(width, height)
  }
  const sizes = new ResizeObserver(resize)
  sizes.observe(canvas)
  resize()
  const frame = (nowMs: number): void => {
    const verdict = watch.note(nowMs - tickMs)
    tickMs = nowMs
    if (verdict === 'lower') resize()
    if (verdict === 'stop') return failed('slow')
    isOdd = !isOdd
    if (isOdd && !stage.isMoving() && nowMs - play.shotAtMs > 2_000) return
    const sinceMs = Math.min(100, nowMs - lastMs)
    lastMs = nowMs
    drawFrame({ renderer, figure, stage, canvas }, play, { nowMs, sinceMs })
  }
  const endFrames = runFrames(canvas, frame)
  const lost = (event: Event): void => {
    event.preventDefault()
    failed('lost')
  }
  canvas.addEventListener('webglcontextlost', lost)
  return {
    pose: (pose) => {
      play.pose = pose
      play.poseAtMs = performance.now()
    },
    speak: (ms) => {
      play.speaksUntilMs = performance.now() + ms
    },
    dispose: () => {
      if (isOver) return
      isOver = true
      endFrames()
      sizes.disconnect()
      canvas.removeEventListener('webglcontextlost', lost)
      renderer.dispose()
      gl.getExtension('WEBGL_lose_context')?.loseContext()
    },
  }
}

/** A pause for long work: the page draws after every few milliseconds of it. */
export const createPause = (mostMs: number): (() => Promise<void>) => {
  let sinceMs = performance.now()
  return async () => {
    if (performance.now() - sinceMs < mostMs) return
    await new Promise((resolve) => setTimeout(resolve, 0))
    sinceMs = performance.now()
  }
}

/** A point this much above another. */
export const over = (at: Vec3, up: number): Vec3 => add(at, [0, up, 0])
