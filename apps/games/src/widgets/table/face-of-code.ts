import { ranks, suits, type Face } from '../cards/face.ts'

const suitsByCode: Readonly<Record<string, (typeof suits)[number]>> = {
  C: 'clubs',
  D: 'diamonds',
  H: 'hearts',
  S: 'spades',
}

/** The face of a card by its code in the rules: "TS" is the ten of spades. */
export const faceOfCode = (code: string): Face => {
  const rank = ranks.find((one) => one === (code[0] === 'T' ? '10' : code[0]))
  const suit = suitsByCode[code[1] ?? '']
  if (!rank || !suit) throw new RangeError(`no such card: ${code}`)
  return { rank, suit }
}
