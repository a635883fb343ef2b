import { colourOf } from '@trevo/lottery-rules/plays/lhc/colours.ts'

/** One number of a result as it is displayed. */
export type ShownBall = {
  readonly text: string
  /** `special` follows a plus; the text of a `picture` is its number. */
  readonly kind: 'ball' | 'car' | 'die' | 'picture' | 'special'
  /** Hue angle of its colour; left out where every ball has the brand's. */
  readonly hue?: number
}

const huesByColour: Readonly<Record<number, number>> = { 1: 18, 2: 245, 3: 155 }

/** Red, blue or green, as with the balls of the 49 lotteries. */
export const hueOfBall = (number: number): number => huesByColour[colourOf(number)] ?? 155

const carHues = [95, 255, 60, 200, 145, 305, 20, 175, 340, 225]
/** The number of the car, from 1. */
export const hueOfCar = (number: number): number => carHues[(number - 1) % carHues.length] ?? 150

const plain = (text: string): ShownBall => ({ text, kind: 'ball' })

/** Whether the dice under these rules show pictures instead of numbers. */
export const hasPictures = (rulesGroup: string): boolean => rulesGroup === 'SEA_FISH'

/**
 * A published result as balls: all of it where it is short; for lotteries with many prizes only the
 * first one, digit by digit.
 */
export const readNumbers = (rulesGroup: string, winNo: string): readonly ShownBall[] => {
  if (winNo === '') return []
  if (rulesGroup.startsWith('VN_')) return [...(winNo.split(/[,;]/)[0] ?? '')].map(plain)
  const numbers = winNo.split(',')
  if (hasPictures(rulesGroup)) return numbers.map((text) => ({ text, kind: 'picture' }))
  if (rulesGroup.startsWith('SEA_')) return [...(numbers[0] ?? '')].map(plain)
  if (rulesGroup === 'PK10') {
    return numbers.map((text) => ({ text, kind: 'car', hue: hueOfCar(Number(text)) }))
  }
  if (rulesGroup === 'K3') return numbers.map((text) => ({ text, kind: 'die' }))
  if (rulesGroup === 'LHC') {
    return numbers.map((text, index) => ({
      text,
      kind: index === 6 ? 'special' : 'ball',
      hue: hueOfBall(Number(text)),
    }))
  }
  return numbers.map(plain)
}
