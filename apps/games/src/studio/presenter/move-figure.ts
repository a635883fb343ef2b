import type { Pose } from '../../live/create-presenter.ts'
import { ease, subtract, type Vec3 } from '../gl/vectors.ts'
import { rest, type Figure } from './skeleton.ts'

/** What a presenter does now, and since when. */
export type Acting = {
  readonly pose: Pose
  /** Since the pose began, and of the figure's whole life. */
  readonly poseMs: number
  readonly lifeMs: number
  /** What she looks at, in her own axes. */
  readonly sees: Vec3
  readonly isSpeaking: boolean
}

const standing = {
  chest: [0.06, 0, 0],
  head: [0.02, 0, 0],
  rise: 0,
  left: [-0.16, 0.045, 0.24],
  leftAlong: [0.8, -0.08, 0.45],
  right: [0.16, 0.045, 0.24],
  rightAlong: [-0.8, -0.08, 0.45],
  mouth: 0,
  blink: 0,
} as const satisfies Figure

/** Towards the felt, then back to the table. */
const inviting = (ms: number): Figure => {
  const out = ease(0, 500, ms) - ease(2_300, 3_200, ms)
  const felt: Figure = {
    ...standing,
    chest: [0.05, 0.24, -0.03],
    right: [0.4, 0.2, 0.3],
    rightAlong: [0.72, 0.1, 0.6],
  }
  return out > 0.5 ? felt : standing
}

/** A flat hand sweeps over the table from one side to the other and back. */
const closing = (ms: number): Figure => {
  const sweep = Math.sin(ease(150, 1_500, ms) * Math.PI)
  return {
    ...standing,
    chest: [0.1, -0.16 + 0.3 * sweep, 0],
    right: [0.05 + 0.34 * sweep, 0.17, 0.34],
    rightAlong: [0.1 + 0.7 * sweep, -0.06, 0.8],
    left: [-0.05 - 0.3 * sweep, 0.17, 0.33],
    leftAlong: [-0.1 - 0.7 * sweep, -0.06, 0.8],
  }
}

/** Reaches to the wheel, throws the ball, and watches it. */
const drawing = (ms: number): Figure => {
  const reaching = ms < 750
  const thrown: Figure = {
    ...standing,
    chest: [0.16, -0.3, 0.02],
    left: [-0.36, 0.14, 0.3],
    leftAlong: [-0.75, -0.2, 0.55],
  }
  return reaching ? thrown : { ...standing, chest: [0.1, -0.2, 0] }
}

/** Points at the wheel while she names the number. */
const telling = (ms: number): Figure =>
  ms < 2_600
    ? {
        ...standing,
        chest: [0.05, -0.12, 0],
        left: [-0.33, 0.2, 0.3],
        leftAlong: [-0.85, -0.12, 0.45],
      }
    : standing

const acts: Readonly<Record<Pose, (ms: number) => Figure>> = {
  invite: inviting,
  close: closing,
  draw: drawing,
  result: telling,
}

/** A blink of a seventh of a second, not always after the same time. */
const blinkAt = (ms: number): number => {
  const round = ms % 3_700
  const second = ms % 9_100
  const lid = (passed: number): number => Math.max(0, 1 - Math.abs(passed - 75) / 75)
  return Math.max(lid(round), lid(second - 3_000))
}

const speechAt = (ms: number): number =>
  0.5 + 0.3 * Math.sin(ms / 47) + 0.25 * Math.sin(ms / 83 + 1) + 0.2 * Math.sin(ms / 31 + 2)

/** How the head turns to see a point: bowed and turned, within what a neck can do. */
export const headTowards = (point: Vec3, chest: Vec3): Vec3 => {
  const [x, y, z] = subtract(point, rest.skull)
  const limit = (angle: number, most: number): number => Math.max(-most, Math.min(most, angle))
  const turned = limit(Math.atan2(x, z) - chest[1], 0.95)
  return [limit(-Math.atan2(y, Math.hypot(x, z)) - chest[0], 0.5) * 0.85, turned, turned * -0.06]
}

/** Where the figure wants to be. */
export const wantedFigure = ({ pose, poseMs, lifeMs, sees, isSpeaking }: Acting): Figure => {
  const act = acts[pose](poseMs)
  const breath = Math.sin(lifeMs / 620)
  const sway = Math.sin(lifeMs / 2_100)
  const chest: Vec3 = [
    act.chest[0] - 0.008 * breath,
    act.chest[1] + 0.025 * sway,
    act.chest[2] + 0.012 * sway,
  ]
  const nod = isSpeaking ? 0.035 * Math.sin(lifeMs / 260) : 0
  const head = headTowards(sees, chest)
  return {
    ...act,
    chest,
    head: [head[0] + nod, head[1] + 0.03 * Math.sin(lifeMs / 1_500), head[2] + 0.02 * sway],
    rise: 0.003 * breath,
    mouth: isSpeaking ? Math.max(0, Math.min(1, speechAt(lifeMs))) : 0,
    blink: blinkAt(lifeMs),
  }
}

/** What share of the way to its wish a part of the body makes in this time; eyes and mouth are quick. */
export const followShare = (sinceMs: number, slowMs: number): number =>
  1 - Math.exp(-sinceMs / slowMs)
