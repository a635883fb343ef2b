import type { Engine } from '../engine/engine.ts'
import { finishedPlay } from '../common/finished-play.ts'
import { multiplyStake } from '../common/multiply-stake.ts'
import { isRecordOf } from '../common/read-input.ts'
import { factsOf, rulesOf } from './texts.ts'
import { doubleColours, type DoubleChoice, type DoubleTitle, type DoubleView } from './types.ts'

const REAL_MINOR = 10_000n
const wholeAmount = /^(0|[1-9][0-9]{0,11})$/

/** A bet of whole reais up to the maximum for a colour; undefined for anything else. */
const readBet = ({ betMinorMax }: DoubleTitle, sent: unknown): string | undefined => {
  if (typeof sent !== 'string' || !wholeAmount.test(sent)) return undefined
  const betMinor = BigInt(sent)
  return betMinor % REAL_MINOR === 0n && betMinor <= betMinorMax ? sent : undefined
}

const readChoice = (
  title: DoubleTitle,
  stakeMinor: bigint,
  sent: unknown,
): DoubleChoice | undefined => {
  if (stakeMinor <= 0n || !isRecordOf(sent, doubleColours)) return undefined
  const red = readBet(title, sent.red)
  const black = readBet(title, sent.black)
  const white = readBet(title, sent.white)
  if (red === undefined || black === undefined || white === undefined) return undefined
  const isWhole = BigInt(red) + BigInt(black) + BigInt(white) === stakeMinor
  return isWhole ? { red, black, white } : undefined
}

/** One of fifteen fields is drawn; bets on its colour are paid. */
export const engine: Engine<DoubleTitle, DoubleChoice, never, DoubleView> = {
  family: 'double',
  readChoice,
  play: (title, { stakeMinor, choice }, actions, chance) => {
    if (actions.length > 0) throw new RangeError('a round of double has no actions')
    const field = chance.nextInt(title.fields.length)
    const colour = title.fields[field] ?? 'white'
    const multiplier = title.pays[colour]
    const payoutMinor = multiplyStake(BigInt(choice[colour]), multiplier)
    const view: DoubleView = { kind: 'double', bets: choice, field, colour, multiplier }
    return finishedPlay(view, stakeMinor, payoutMinor)
  },
  maxWinStakes: ({ pays }) => Math.max(...Object.values(pays)) / 100,
  rules: rulesOf,
  facts: factsOf,
}
