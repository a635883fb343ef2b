import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { tagged } from '../../entities/lottery/use-lotteries.ts'
import { demoLottery } from '../../testing/demo-lottery.ts'
import { showToMember } from '../../testing/show-to-member.tsx'
import { DeskTable } from './desk-table.tsx'
import { useDesk } from './state/use-desk.ts'

const lottery = tagged(demoLottery({ gameId: 7002, code: 'B2BCSSCC' }))
const near = {
  json: {
    currentNumero: {
      numero: '20301005-721',
      gameId: 7002,
      remainTime: 68_000,
      lockTime: 30,
      isSale: true,
    },
    previousNumero: { numero: '20301005-720', winNo: '2,1,4,5,3' },
    nextNumero: { numero: '20301005-722' },
  },
}

const Table = () => {
  const desk = useDesk(lottery)
  return (
    <>
      <DeskTable desk={desk} onCart={() => undefined} />
      <p>
        {desk.current?.numero}: {desk.cart.lines.length}
      </p>
    </>
  )
}
const show = async () => {
  await showToMember(<Table />, { '/lgw/numeros/near': () => near })
  await screen.findByText('20301005-721: 0')
}
const modes = () => within(screen.getByRole('group', { name: /Modo/ }))
const choose = (name: string) => fireEvent.click(modes().getByRole('button', { name }))
const chosen = () =>
  modes()
    .getAllByRole('button')
    .find((one) => one.getAttribute('aria-pressed') === 'true')?.textContent
const click = (words: string) => fireEvent.click(screen.getAllByText(words)[0]!)
const question = /dois modos de prêmio/
const addOne = async () => {
  for (const [row, ball] of [
    ['Centena', '8'],
    ['Dezena', '2'],
    ['Unidade', '1'],
  ] as const) {
    const region = screen.getByRole('region', { name: row })
    fireEvent.click(within(region).getByRole('button', { name: ball }))
  }
  click('Adicionar')
  await screen.findByText('20301005-721: 1')
}

test('with an empty cart the prize mode changes at once', async () => {
  await show()
  expect(chosen()).toBe('Tradicional')
  choose('Ganho inteligente')
  expect(screen.queryByText(question)).toBeNull()
  expect(chosen()).toBe('Ganho inteligente')
})

test('an order has one mode, so a filled cart is emptied only when the member agrees', async () => {
  await show()
  await addOne()
  choose('Tradicional')
  expect(screen.queryByText(question)).toBeNull()
  choose('Ganho inteligente')
  expect(screen.getByText(question)).toBeTruthy()
  click('Manter o carrinho')
  expect(screen.queryByText(question)).toBeNull()
  expect(chosen()).toBe('Tradicional')
  expect(screen.getByText('20301005-721: 1')).toBeTruthy()
  choose('Ganho inteligente')
  click('Esvaziar e trocar')
  expect(screen.queryByText(question)).toBeNull()
  expect(chosen()).toBe('Ganho inteligente')
  expect(screen.getByText('20301005-721: 0')).toBeTruthy()
})
