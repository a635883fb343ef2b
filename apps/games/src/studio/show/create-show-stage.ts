import type { Pose } from '../../live/create-presenter.ts'
import type { Shot } from '../camera-shots.ts'
import type { Stage } from '../create-studio.ts'
import type { Item } from '../gl/create-renderer.ts'
import { join, posed, type Vec3 } from '../gl/vectors.ts'
import { drawPictures } from '../room/draw-pictures.ts'
import { buildShowFrame, buildShowWheel, showWheelAt } from './build-show-wheel.ts'
import { wheelTurn } from './wheel-turn.ts'

/** A segment as drawn on the wheel. */
export type ShownSegment = {
  readonly text: string
  readonly fill: string
  readonly ink: string
}

export type ShowStage = Stage & {
  /** Turns the wheel to a segment; resolves when it stops. */
  readonly spin: (stop: number, ms: number) => Promise<void>
}

const camera: Vec3 = [0, 0.55, 2.3]
/** No picture lies on the table of the show. */
const felt = { left: 0, right: 0, back: 0, front: 0 } as const
/** What lies between the wheel's drawing and the edge of its square. */
const edge = 4

const drawSegments = (
  pen: CanvasRenderingContext2D,
  size: number,
  segments: readonly ShownSegment[],
): void => {
  const half = size / 2
  const width = (2 * Math.PI) / segments.length
  pen.save()
  pen.translate(half, half)
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  for (const { text, fill, ink } of segments) {
    pen.fillStyle = fill
    pen.strokeStyle = 'rgb(255 244 214 / 0.8)'
    pen.lineWidth = 2.5
    pen.beginPath()
    pen.moveTo(0, 0)
    pen.arc(0, 0, half - edge, -Math.PI / 2 - width / 2, -Math.PI / 2 + width / 2)
    pen.closePath()
    pen.fill()
    pen.stroke()
    pen.fillStyle = ink
    pen.font = '800 34px system-ui, sans-serif'
    pen.fillText(text, 0, -half + 52)
    pen.rotate(width)
  }
  pen.restore()
}

const shotOf = (pose: Pose, poseMs: number, isTurning: boolean): Shot => {
  if (pose === 'draw') return isTurning ? 'show' : 'both'
  return pose === 'result' && poseMs < 900 ? 'show' : 'both'
}

/** The show's wheel beside its presenter. */
export const createShowStage = (segments: readonly ShownSegment[]): ShowStage => {
  let wheel: Item | undefined
  let angleAt: (ms: number) => number = () => 0
  let [startMs, endMs] = [0, Number.NEGATIVE_INFINITY]
  return {
    felt,
    pictures: () =>
      drawPictures({
        strip: () => undefined,
        felt: (pen, [, height]) => drawSegments(pen, height, segments),
      }),
    build: (renderer) => {
      renderer.add(buildShowFrame(), true)
      wheel = renderer.add(buildShowWheel(segments.length), true)
    },
    move: (nowMs) =>
      wheel?.pose([join(posed(showWheelAt), posed([0, 0, 0], [0, 0, -angleAt(nowMs - startMs)]))]),
    shot: (pose, poseMs, nowMs) => shotOf(pose, poseMs, nowMs < endMs + 900),
    sees: (pose, poseMs) =>
      pose === 'draw' || (pose === 'result' && poseMs < 600) ? showWheelAt : camera,
    isMoving: () => performance.now() < endMs + 1_500,
    spin: async (stop, ms) => {
      const nowMs = performance.now()
      const from = angleAt(nowMs - startMs)
      angleAt = wheelTurn({ from, stop, segments: segments.length, ms })
      startMs = nowMs
      endMs = nowMs + ms
      await new Promise((resolve) => setTimeout(resolve, ms))
    },
  }
}
