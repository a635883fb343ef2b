import { contractTypes, type ContractType } from '@trevo/contract/contract-terms.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { expect } from 'vitest'
import { openLadderWorld } from '../../../apps/server/src/modules/agents/testing/open-ladder-world.ts'
import type { KindOfInput } from '../reported-input.ts'

const counts = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** `R$ 1.234,50` in 1/10,000 BRL. */
const amountIn = (text: string): bigint => {
  const [, amount] = /R\$ ?([\d.]+,\d\d)/.exec(text) ?? []
  if (amount === undefined) throw new Error(`no amount in: ${text}`)
  return parseMoney(amount.replaceAll('.', '').replace(',', '.'))
}

const countIn = (text: string): number => {
  const [, word = ''] = /(\w+) agents/.exec(text) ?? []
  const count = /^\d+$/.test(word) ? Number(word) : counts.indexOf(word.toLowerCase())
  if (count < 1) throw new Error(`no number of agents in: ${text}`)
  return count
}

const typesIn = (text: string): readonly ContractType[] => {
  const named: readonly string[] = text.match(/[A-Z]+(?:_[A-Z]+)?/g) ?? []
  return contractTypes.filter((type) => named.includes(type))
}

/** `2.00, 1.99 … 1.95 %`: the first two define the step. In 1/100 percent. */
const ratesIn = (text: string, count: number): readonly number[] => {
  const before = text.slice(0, text.indexOf('%'))
  const written = (before.match(/\d+\.\d+/g) ?? []).map((rate) => Math.round(Number(rate) * 100))
  const [first = 0, second = first] = written
  return Array.from({ length: count }, (_, place) =>
    written.length === count ? (written[place] ?? 0) : first + place * (second - first),
  )
}

/** The contracts are in force as if they had been signed before the limit existed. */
export const check: KindOfInput['check'] = async ({ input, right }) => {
  const text = String(input)
  const count = countIn(text)
  const [rates, types] = [ratesIn(text, count), typesIn(text)]
  if (types.length === 0) throw new Error(`no contract type in: ${text}`)
  const stakeMinor = amountIn(text.slice(text.indexOf('stakes')))
  const world = await openLadderWorld()
  try {
    const player = count + 2
    await world.place(
      new Map(Array.from({ length: player }, (_, index) => [index + 1, index] as const)),
    )
    for (const contractType of types) {
      for (const [place, rateBp] of rates.entries()) {
        await world.sign({
          contractType,
          product: 'CONS',
          receiver: place + 2,
          period: contractType === 'DIVIDEND' ? 'D' : null,
          tiers: [{ minimumBetMinor: 0n, netLossMinor: 0n, activeMembers: 0, rateBp }],
        })
      }
    }
    await world.play([{ member: player, product: 'RNG', betMinor: stakeMinor, winMinor: 0n }])
    expect(await world.calculateAll(types)).toBeLessThanOrEqual(amountIn(String(right)))
  } finally {
    await world.drop()
  }
}
