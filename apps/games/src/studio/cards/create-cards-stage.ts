import type { Pose } from '../../live/create-presenter.ts'
import type { Shot } from '../camera-shots.ts'
import { over, type Stage } from '../create-studio.ts'
import type { Item, Renderer } from '../gl/create-renderer.ts'
import { addBox, addPanel, createSculpt, type Shape } from '../gl/sculpt.ts'
import { posed, type Vec3 } from '../gl/vectors.ts'
import { drawPictures } from '../room/draw-pictures.ts'
import {
  cardAt,
  cardPlace,
  cardSize,
  flipMs,
  onlyPlace,
  shoeAt,
  shoeTurn,
  slideMs,
} from './deal-path.ts'
import { shoeShape } from './build-shoe.ts'
import { drawBack, drawFace, drawHandsFelt, faceCount, facePicture } from './draw-cards.ts'

/** A card that is dealt: to which hand, its place there, and its code. */
export type DealtCard = { readonly hand: 0 | 1; readonly index: number; readonly code: string }

export type CardsStage = Stage & {
  /** Draws the faces of a round before its first card is dealt. */
  readonly prepare: (cards: readonly DealtCard[]) => void
  /** The next card leaves the shoe. */
  readonly deal: (hand: 0 | 1, index: number) => void
  readonly clear: () => void
}

const camera: Vec3 = [0, 0.55, 2.3]
const felt = { left: -0.82, right: 0.82, back: -0.14, front: 0.44 } as const

/** A card with its face on one side and the back on the other. */
const cardShape = (index: number): Shape => {
  const sculpt = createSculpt()
  const { wide: w, long: l, thick: t } = cardSize
  sculpt.use({ colour: [0.9, 0.88, 0.82], rough: 0.5 })
  addBox(sculpt, [0, 0, 0], [w, t * 0.9, l])
  sculpt.use({ colour: [1, 1, 1], rough: 0.42, grain: 'picture' })
  // Turned by a quarter: the strip holds cards across.
  addPanel(
    sculpt,
    [
      [-w, t, -l],
      [-w, t, l],
      [w, t, l],
      [w, t, -l],
    ],
    facePicture(index),
  )
  addPanel(
    sculpt,
    [
      [w, -t, -l],
      [w, -t, l],
      [-w, -t, l],
      [-w, -t, -l],
    ],
    facePicture(faceCount),
  )
  return sculpt.shape()
}

type Lying = {
  readonly slot: number
  readonly place: ReturnType<typeof cardPlace>
  readonly atMs: number
}

const hidden = posed([0, -5, 0])

const shotOf = (pose: Pose, poseMs: number, hasCards: boolean): Shot => {
  if (pose === 'draw' || (pose === 'result' && poseMs < 2_600)) return hasCards ? 'cards' : 'wide'
  return 'wide'
}

/** Two hands of cards that are dealt from a shoe and turned. `names`: what the felt says. */
export const createCardsStage = (names: readonly [string, string]): CardsStage => {
  let renderer: Renderer | undefined
  let canvas: HTMLCanvasElement | undefined
  let items: readonly Item[] = []
  let prepared: readonly DealtCard[] = []
  let lying: readonly Lying[] = []
  const newest = (): Lying | undefined => lying.at(-1)
  const lastCard = (nowMs: number): number => nowMs - (newest()?.atMs ?? Number.NEGATIVE_INFINITY)
  return {
    felt,
    pictures: () => {
      canvas = drawPictures({
        strip: drawBack,
        felt: (pen, size) => drawHandsFelt(pen, size, names),
      })
      return canvas
    },
    build: (made) => {
      renderer = made
      made.add(shoeShape(), true).pose([posed([shoeAt[0], 0, shoeAt[2]], [0, shoeTurn, 0])])
      items = Array.from({ length: faceCount }, (_, index) => made.add(cardShape(index), true))
    },
    move: (nowMs) => {
      for (const [slot, item] of items.entries()) {
        const card = lying.find((one) => one.slot === slot)
        item.pose([card ? cardAt(card.place, nowMs - card.atMs) : hidden])
      }
    },
    shot: (pose, poseMs) => shotOf(pose, poseMs, lying.length > 0),
    sees: (pose) => (pose === 'draw' ? over(newest()?.place.at ?? shoeAt, 0.05) : camera),
    hand: (nowMs) => {
      const ms = lastCard(nowMs)
      const card = newest()
      if (!card || ms > slideMs + flipMs + 250) return undefined
      return cardAt(card.place, Math.min(ms, slideMs)).at
    },
    isMoving: () => lastCard(performance.now()) < 2_500,
    prepare: (cards) => {
      prepared = cards.slice(0, faceCount)
      lying = []
      const pen = canvas?.getContext('2d')
      if (!canvas || !pen) return
      for (const [slot, { code }] of prepared.entries()) drawFace(pen, slot, code)
      renderer?.setPictures(canvas)
    },
    deal: (hand, index) => {
      const slot = prepared.findIndex((card) => card.hand === hand && card.index === index)
      if (slot < 0) return
      const isOnly = prepared.every((card) => card.hand !== hand || card.index === 0)
      const place = isOnly ? onlyPlace(hand) : cardPlace(hand, index)
      lying = [...lying, { slot, place, atMs: performance.now() }]
    },
    clear: () => {
      lying = []
    },
  }
}
