import type { Hand } from '../cards/create-hand.ts'
import { faceOfCode } from './face-of-code.ts'

/** Where cards come from, and how fast. */
export type Dealing = {
  readonly from: () => { readonly x: number; readonly y: number }
  readonly ms: (normalMs: number) => number
  readonly sound: () => void
}

const DEAL_MS = 230

/** Deals one more card; null is face down. */
export const layCard = async (hand: Hand, code: string | null, dealing: Dealing): Promise<void> => {
  const ms = dealing.ms(DEAL_MS)
  if (ms > 0) dealing.sound()
  const face = code === null ? undefined : faceOfCode(code)
  await hand.deal(face, { from: dealing.from(), ms })
}

const holds = (hand: Hand, codes: readonly string[]): boolean =>
  hand.cards.every((card, at) => {
    const [face, code] = [card.face(), codes[at]]
    if (!face) return true
    if (code === undefined) return false
    const wanted = faceOfCode(code)
    return face.rank === wanted.rank && face.suit === wanted.suit
  })

/** Updates a hand to these cards: turns up face-down cards, deals missing ones. */
export const layHand = async (
  hand: Hand,
  codes: readonly string[],
  dealing: Dealing,
): Promise<void> => {
  if (!holds(hand, codes)) hand.clear()
  for (const [at, code] of codes.entries()) {
    const card = hand.cards[at]
    if (!card) await layCard(hand, code, dealing)
    else if (!card.face()) await card.turnUp(faceOfCode(code), dealing.ms(DEAL_MS))
  }
}
