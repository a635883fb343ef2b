import { screen } from '@testing-library/react'
import type { Prize } from '@trevo/contract/wps/rewards/center.ts'
import { expect, test } from 'vitest'
import { showToMember, textOf } from '../../testing/show-to-member.tsx'
import { usePrizeText, useShortPrizeText, useWinTurnoverText } from './prize-text.ts'

const prize = (change: Partial<Prize>): Prize =>
  ({ type: 'cash', amount: '5.00', count: null, name: null, ...change }) as Prize

const Words = ({ of }: { readonly of: Prize }) => {
  const [long, short] = [usePrizeText(), useShortPrizeText()]
  return (
    <>
      <p data-testid="long">{long(of)}</p>
      <p data-testid="short">{short(of)}</p>
    </>
  )
}

test.each<[Partial<Prize>, string, string]>([
  [{ amount: '5.00' }, 'R$ 5,00', 'R$ 5'],
  [{ amount: '5.50' }, 'R$ 5,50', 'R$ 5,50'],
  [{ type: 'points', amount: '1.00' }, '1 ponto', '1 pts'],
  [{ type: 'points', amount: '20.00' }, '20 pontos', '20 pts'],
  [{ type: 'freeRounds', amount: '0.20', count: 5 }, '5 rodadas de R$ 0,20', '5 rodadas'],
  [{ type: 'physical', name: 'Caneca' }, 'Caneca', 'Caneca'],
  [{ type: 'physical', name: null }, '', ''],
  [{ type: 'draw' }, 'vale-prêmio', 'vale-prêmio'],
])('a prize is written as people say it: %j', async (change, long, short) => {
  await showToMember(<Words of={prize(change)} />)
  expect(textOf(await screen.findByTestId('long'))).toBe(long)
  expect(textOf(screen.getByTestId('short'))).toBe(short)
})

const Turnover = ({ times }: { readonly times: number }) => <p>{useWinTurnoverText()(times)}</p>

test.each([
  [0, 'O que elas pagarem não tem requisito de aposta.'],
  [1, 'Antes de sacar o que elas pagarem, aposte 1× esse valor.'],
])('wagering of %i times before winnings are withdrawn is told', async (times, words) => {
  await showToMember(<Turnover times={times} />)
  expect(await screen.findByText(words)).toBeTruthy()
})
