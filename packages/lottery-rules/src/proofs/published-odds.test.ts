import { describe, expect, test } from 'vitest'
import { findPlay } from '../all-plays.ts'
import { countStakes } from '../count-stakes.ts'
import { readContent } from '../read-content.ts'
import published from './published-odds.json' with { type: 'json' }

type Published = {
  readonly lottery: string
  readonly playId: number
  /** The publisher of the figures, and their source. */
  readonly source: string
  /** How many tickets of the smallest size a ticket with this many numbers equals. */
  readonly choices: Readonly<Record<string, number>>
  /** A ticket of this size contains all drawn numbers once in this many draws. */
  readonly oneIn: Readonly<Record<string, number>>
  /** Our own terms: which part of the return each tier gets. */
  readonly parts: Readonly<Record<string, number>>
  /** A ticket of the smallest size reaches a tier once in this many draws. */
  readonly tiers: Readonly<Record<string, number>>
}
const lotteries = published as unknown as readonly Published[] // the file has this format

/** The parts of every ticket add up to this. */
const whole = 20

const stakesOf = (playId: number, size: number): number => {
  const play = findPlay(playId)
  if (!play) throw new RangeError(`no play ${playId}`)
  const balls = Array.from({ length: size }, (_, at) => String(at + 1).padStart(2, '0'))
  const reading = readContent(play, balls.join('-'))
  if (!reading.ok) throw new Error(JSON.stringify(reading.refusal))
  return countStakes(play, reading.selection)
}

/** Once in how many draws a stake reaches the tier, by the fair multiplier of its part. */
const oneInOf = ({ playId, parts }: Published, tier: string): number => {
  const fair = findPlay(playId)?.tiers.find(({ code }) => code === tier)?.fair
  if (!fair) throw new RangeError(`no tier ${tier}`)
  return (Number(fair.numerator) / Number(fair.denominator)) * (whole / (parts[tier] ?? NaN))
}

/** The source rounds some figures and truncates others. */
const expectPrinted = (figure: number, printed: number) =>
  expect(Math.abs(figure - printed), `${figure}`).toBeLessThan(1)

describe.each(lotteries)('$lottery, as published', (lottery) => {
  const { playId, choices, oneIn, tiers } = lottery
  const top = Object.keys(tiers)[0] ?? ''

  test('names its source', () => expect(lottery.source).toMatch(/\d{4}/))

  test.each(Object.entries(choices))('a ticket of %s numbers is %i tickets', (size, count) =>
    expect(stakesOf(playId, Number(size))).toBe(count),
  )

  test.each(Object.entries(oneIn))(
    'of %s numbers contains all drawn ones once in %i',
    (size, count) => expectPrinted(oneInOf(lottery, top) / stakesOf(playId, Number(size)), count),
  )

  test.each(Object.entries(tiers))('reaches %s once in %i', (tier, count) =>
    expectPrinted(oneInOf(lottery, tier), count),
  )
})
