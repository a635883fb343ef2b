import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { formatMoneyText } from '@trevo/i18n/format.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  demoEdition,
  demoInstantOrder,
  endedEdition,
  firstTicket,
} from '../../testing/demo-instant.ts'
import { pageText, press, showToMember } from '../../testing/show-to-member.tsx'
import { refusal } from '../../testing/stand-in-server.ts'
import { InstantLotteries } from './instant.tsx'

// The coating is drawn in `paint-coating.test.ts`; here no other file's stand-in of a canvas may paint it.
beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
})

type Answers = NonNullable<Parameters<typeof showToMember>[1]>
const json = (answer: unknown) => ({ json: answer })
const paths = {
  games: '/lgw/instant/games',
  buy: '/lgw/instant/editions/9/orders',
  edition: '/lgw/instant/editions/9',
  ended: '/lgw/instant/games/8001/editions',
  orders: '/lgw/instant/orders',
  order: '/lgw/instant/orders/77',
} as const

const show = (answers: Answers = {}, at: Parameters<typeof showToMember>[2] = {}) =>
  showToMember(
    <InstantLotteries />,
    {
      [paths.games]: () => json([demoEdition()]),
      [paths.ended]: () => json([]),
      [paths.orders]: () => json({ list: [], next: null }),
      ...answers,
    },
    { address: '/raspadinhas?game=PIPA', ...at },
  )

const written = (minor: string): string =>
  formatMoneyText(formatMoney(BigInt(minor)), 'pt-BR').replaceAll('\u00A0', ' ')

describe('the lotteries', () => {
  test('each shows its highest prize, its price and how many tickets are left, and leads to its page', async () => {
    await show({}, { address: '/raspadinhas' })
    const card = await screen.findByRole('link', { name: /Pipas no Céu/ })
    expect(card.getAttribute('href')).toBe('/raspadinhas?game=PIPA')
    expect(pageText()).toContain('Prêmio máximo de R$ 100,00')
    expect(pageText()).toContain('R$ 2,50 cada')
    expect(pageText()).toContain('Restam 100 de 120 bilhetes')
    expect(await screen.findByText('Você ainda não tem raspadinhas')).toBeTruthy()
  })

  test('the same in English', async () => {
    await show({}, { address: '/raspadinhas', language: 'EN' })
    expect(await screen.findByRole('link', { name: /Kites in the Sky/ })).toBeTruthy()
    expect(pageText()).toContain('100 of 120 tickets left')
  })

  test('the prizes that nobody has won yet are counted beside all of the edition', async () => {
    await show()
    const row = await screen.findByRole('row', { name: /R\$\s2,50/ })
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['16', '20'])
    expect(pageText()).toContain('31 têm prêmio, um em cada 3,9')
  })

  test('without an edition on sale it says so', async () => {
    await show({ [paths.games]: () => json([]) })
    expect(await screen.findByText('Nenhuma raspadinha à venda agora')).toBeTruthy()
  })
})

describe('a ticket', () => {
  test('is bought once, revealed with one press, and says what it won', async () => {
    const won = firstTicket(true)
    const order = demoInstantOrder(won)
    const server = await show({ [paths.buy]: () => json(order) })
    await screen.findByRole('button', { name: /Comprar 1 bilhete/ })
    await press(/Comprar 1 bilhete/)
    await screen.findByRole('button', { name: 'Revelar tudo' })
    expect(pageText()).not.toContain('Você ganhou')
    await press('Revelar tudo')
    await waitFor(() => expect(pageText()).toContain(`Você ganhou ${written(order.prizeMinor)}`))
    expect(document.querySelectorAll('li[data-won]')).toHaveLength(3)
    const bought = server.asked.filter(({ path }) => path === paths.buy)
    expect(bought).toHaveLength(1)
    expect(bought[0]?.body).toMatchObject({ tickets: 1 })
  })

  test('is scratched field by field with the keyboard, and its result comes with the last one', async () => {
    const order = demoInstantOrder(firstTicket(false))
    await show({ [paths.buy]: () => json(order) })
    await screen.findByRole('button', { name: /Comprar 1 bilhete/ })
    await press(/Comprar 1 bilhete/)
    for (let place = 1; place <= 9; place += 1) {
      await screen.findByRole('button', { name: `Raspar campo ${place}` })
      expect(pageText()).not.toContain('Este bilhete não tem prêmio')
      await press(`Raspar campo ${place}`)
    }
    await screen.findByText('Este bilhete não tem prêmio')
  })

  test('is not told by the history before it is scratched', async () => {
    const order = demoInstantOrder(firstTicket(true))
    await show({
      [paths.buy]: () => json(order),
      [paths.orders]: () => json({ list: [order], next: null }),
    })
    const told = `Prêmio de ${written(order.prizeMinor)}`
    await waitFor(() => expect(pageText()).toContain(told))
    await press(/Comprar 1 bilhete/)
    await screen.findByRole('button', { name: 'Revelar tudo' })
    expect(pageText()).not.toContain(told)
    await press('Revelar tudo')
    await waitFor(() => expect(pageText()).toContain(told))
  })

  test('of an edition that sells out with it stays, though no other edition is on sale yet', async () => {
    const order = demoInstantOrder(firstTicket(false))
    let isSoldOut = false
    await show({
      [paths.games]: () => json(isSoldOut ? [] : [demoEdition()]),
      [paths.buy]: () => {
        isSoldOut = true
        return json(order)
      },
    })
    await screen.findByRole('button', { name: /Comprar 1 bilhete/ })
    await press(/Comprar 1 bilhete/)
    await press('Revelar tudo')
    await screen.findByText('Este bilhete não tem prêmio')
    await press('Comprar de novo')
    await screen.findByText('Nenhuma raspadinha à venda agora')
  })

  test('left unscratched is in the history with what it won', async () => {
    const order = demoInstantOrder(firstTicket(true))
    await show({
      [paths.buy]: () => json(order),
      [paths.orders]: () => json({ list: [order], next: null }),
    })
    await screen.findByRole('button', { name: /Comprar 1 bilhete/ })
    await press(/Comprar 1 bilhete/)
    await screen.findByRole('button', { name: 'Revelar tudo' })
    await act(
      async () => void fireEvent.click(screen.getByRole('link', { name: 'Todas as raspadinhas' })),
    )
    await waitFor(() => expect(pageText()).toContain(`Prêmio de ${written(order.prizeMinor)}`))
  })

  test('is scratched by touch', async () => {
    await show({ [paths.buy]: () => json(demoInstantOrder(firstTicket(false))) })
    await screen.findByRole('button', { name: /Comprar 1 bilhete/ })
    await press(/Comprar 1 bilhete/)
    await screen.findByRole('button', { name: 'Revelar tudo' })
    const coating = document.querySelector('canvas')
    if (!coating) throw new Error('no coating')
    coating.getBoundingClientRect = () => ({ left: 0, top: 0, width: 300, height: 300 }) as DOMRect
    await act(async () => {
      for (let y = 20; y < 300; y += 40) {
        for (let x = 20; x < 300; x += 40) {
          const at = { clientX: x, clientY: y, buttons: 1, pointerType: 'touch', pointerId: 1 }
          fireEvent(coating, new PointerEvent('pointermove', { bubbles: true, ...at }))
        }
      }
    })
    await screen.findByText('Este bilhete não tem prêmio')
  })

  test('of several, each is shown in turn, and all together say what they won', async () => {
    const order = demoInstantOrder(1, 5)
    await show({ [paths.buy]: () => json(order) })
    await screen.findByRole('button', { name: /Comprar 1 bilhete/ })
    await press('5')
    await press(/Comprar 5 bilhetes/)
    await screen.findByText('Bilhete 1 · 1 de 5')
    await press('Revelar os 5 bilhetes')
    const sum = BigInt(order.prizeMinor)
    const told = sum > 0n ? `você ganhou ${written(order.prizeMinor)}` : '5 bilhetes sem prêmio'
    await waitFor(() => expect(pageText()).toContain(told))
    await press('Próximo bilhete')
    expect(pageText()).toContain('Bilhete 2 · 2 de 5')
  })

  test('that cannot be paid is refused in words, with the way to a deposit', async () => {
    const refused = () => refusal('wallet.insufficient_balance', { message: 'Saldo insuficiente.' })
    await show({ [paths.buy]: refused })
    await screen.findByRole('button', { name: /Comprar 1 bilhete/ })
    await press(/Comprar 1 bilhete/)
    expect(await screen.findByText('Saldo insuficiente.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Depositar' })).toBeTruthy()
  })
})

describe('verifying', () => {
  const order = demoInstantOrder(4, 2)
  const history = { list: [order], next: null }

  test('a ticket of the history is the one that was published, before its edition has ended', async () => {
    await show({
      [paths.orders]: () => json(history),
      [paths.order]: () => json(order),
      [paths.edition]: () => json(demoEdition()),
    })
    const row = await screen.findByRole('button', { name: 'Verificar os bilhetes' })
    await act(async () => void fireEvent.click(row))
    await screen.findByText(/O bilhete 4 é exatamente o que foi publicado/)
    expect(pageText()).toContain('O bilhete 5 é exatamente')
    expect(pageText()).toContain('publicada quando a edição terminar')
  })

  test('a ticket with another prize than the published one is found', async () => {
    const [first, second] = order.tickets
    const false1 = { ...first, prizeMinor: '990000' }
    await show({
      [paths.orders]: () => json(history),
      [paths.order]: () => json({ ...order, tickets: [false1, second] }),
      [paths.edition]: () => json(demoEdition()),
    })
    const row = await screen.findByRole('button', { name: 'Verificar os bilhetes' })
    await act(async () => void fireEvent.click(row))
    await screen.findByText('O bilhete 4 não é o que foi publicado.')
  })

  test('an ended edition is made again as a whole, and false figures of it are found', async () => {
    const ended = endedEdition()
    const changed = { ...ended, editionId: 8, number: 2, root: '0'.repeat(64) }
    await show({ [paths.ended]: () => json([ended, changed]) })
    const [right, wrong] = await screen.findAllByRole('button', {
      name: 'Recalcular a edição inteira',
      hidden: true,
    })
    await act(async () => void (right && fireEvent.click(right)))
    expect(pageText()).toContain('20 de 120 bilhetes vendidos · terminou no prazo')
    await screen.findByText('Todos os bilhetes juntos têm o hash publicado.')
    expect(pageText()).toContain('A semente tem o hash publicado.')
    expect(pageText()).toContain('Todos os prêmios do plano estão nela')
    await act(async () => void (wrong && fireEvent.click(wrong)))
    await screen.findByText('Os bilhetes não têm o hash publicado.')
  })
})
