import { screen, waitFor, within } from '@testing-library/react'
import type { Slip } from '@trevo/contract/wps/sports/slips.ts'
import { expect, test } from 'vitest'
import { demoLeg, demoSlip } from '../../testing/demo-sports.ts'
import { hear, press, showToMember, textOf } from '../../testing/show-to-member.tsx'
import { refusal, value } from '../../testing/stand-in-server.ts'
import { SportsBets } from './bets.tsx'

const path = '/wps/sports/slips'
const show = (
  list: readonly Slip[],
  { isSmall = false, address = '/', answers = {} as Parameters<typeof showToMember>[1] } = {},
) =>
  showToMember(
    <SportsBets isSmall={isSmall} />,
    { [path]: () => value({ list, next: null }), ...answers },
    { address },
  )
const cardOf = async (slipId: string) => {
  const foot = await screen.findByText(new RegExp(`^${slipId} ·`))
  const card = foot.closest('li')
  if (!card) throw new Error('no card')
  return card
}

test('an open slip says what it can pay, and each leg its match and price', async () => {
  await show([
    demoSlip('S1', {
      kind: 'multiple',
      betCount: 1,
      legs: [
        demoLeg({ status: 'live', tick: 12, score: [2, 1], result: 'won' }),
        demoLeg({ matchId: '12', market: 'full.total:5', selection: 'over', odds: 185 }),
      ],
    }),
    demoSlip('S2', { kind: 'trixie', betCount: 4 }),
  ])
  const card = await cardOf('S1')
  expect(textOf(card)).toContain('MúltiplaAberta')
  expect(textOf(card)).toContain('Total apostadoR$ 10,00')
  expect(textOf(card)).toContain('Retorno possívelR$ 20,00')
  expect(card.querySelector('dd[data-prize]')).not.toBeNull()
  const [first, second] = within(card).getAllByRole('listitem')
  expect(textOf(first)).toBe('Onça FCResultado finalOnça FC 2–1 Gavião SC12’2,00acertou')
  expect(first?.dataset['result']).toBe('won')
  expect(textOf(second)).toContain('Mais de 2,5Total de golsOnça FC × Gavião SC')
  expect(textOf(second)).toContain('1,85em aberto')
  expect(second?.dataset['result']).toBe('open')
  expect(within(card).queryByRole('button')).toBeNull()
  expect(textOf(await cardOf('S2'))).toContain('Trixie · 4 apostas')
})

test.each([
  ['what it paid', { payout: '30.00', cashed: '5.00' }, 'R$ 30,00', true],
  ['what it was sold for', { cashed: '5.00' }, 'R$ 5,00', true],
  ['that nothing came back', {}, 'R$ 0,00', false],
])('an ended slip says %s', async (_, change, amount, hasPrize) => {
  await show([demoSlip('S1', { status: 'won', ...change })])
  const card = await cardOf('S1')
  expect(textOf(card)).toContain(`Retorno${amount}`)
  expect(textOf(card)).not.toContain('Retorno possível')
  expect(card.querySelector('dd[data-prize]') !== null).toBe(hasPrize)
})

test('a leg of a season names league, season, shared places and a deduction', async () => {
  const outright = {
    leagueNames: { pt: 'Liga Um', PT: 'Liga Um', en: 'League One', EN: 'League One' },
    season: 7,
    competitor: 'Onça FC',
    deductionPct: 15,
    share: { won: 1, of: 2 },
  }
  const season = { market: 'season.champion', selection: 'ONC' }
  await show([
    demoSlip('S1', { legs: [demoLeg({ ...season, outright })] }),
    demoSlip('S2', {
      legs: [
        demoLeg({
          ...season,
          outright: { ...outright, leagueNames: {}, deductionPct: 0, share: { won: 1, of: 1 } },
        }),
      ],
    }),
  ])
  const first = textOf(await cardOf('S1'))
  expect(first).toContain('Onça FCCampeãoLiga Um: temporada 7')
  expect(first).toContain('Empate: 1/2 do valor ganha')
  expect(first).toContain('Regra 4: menos 15% do ganho')
  const second = textOf(await cardOf('S2'))
  expect(second).toContain('LIG1: temporada 7')
  expect(second).not.toMatch(/Empate|Regra 4/)
})

test('after half was sold, it shows what is still staked and what was sold', async () => {
  await show([demoSlip('S1', { riding: '5.00', cashed: '4.20' })])
  const card = textOf(await cardOf('S1'))
  expect(card).toContain('Ainda apostadoR$ 5,00')
  expect(card).toContain('Já encerradoR$ 4,20')
})

test('a void leg says so and has no score', async () => {
  await show([demoSlip('S1', { legs: [demoLeg({ status: 'void', result: 'void' })] })])
  const card = textOf(await cardOf('S1'))
  expect(card).toContain('anulada')
  expect(card).not.toMatch(/\d–\d/)
})

test('it is sold whole or by half, for the price that is shown; the list is read again', async () => {
  const server = await show([demoSlip('S15', { cashOut: '7.35' })], {
    answers: {
      '/wps/sports/slips/15/cashOut': () => value(demoSlip('S15', { status: 'cashed' })),
    },
  })
  await cardOf('S15')
  await press(/^Encerrar por R\$\s7,35$/)
  expect(server.to('/wps/sports/slips/15/cashOut')).toEqual([])
  await press('Manter')
  await press(/^Encerrar por R\$\s7,35$/)
  await press(/^Confirmar R\$\s7,35$/)
  const sales = () => server.to('/wps/sports/slips/15/cashOut').map(({ body }) => body)
  await waitFor(() => expect(sales()).toHaveLength(1))
  expect(sales()[0]).toEqual({ clientId: expect.any(String), offer: '7.35', percent: 100 })
  await waitFor(() => expect(server.to(path).length).toBeGreaterThan(1))
  await press(/^Encerrar metade do cupom S15 por R\$\s3,67$/)
  await press(/^Confirmar R\$\s3,67$/)
  await waitFor(() => expect(sales()[1]).toMatchObject({ percent: 50, offer: '7.35' }))
})

test('a sale that is refused says why, and the next one has an id of its own', async () => {
  const server = await show([demoSlip('S15', { cashOut: '7.35' })], {
    answers: {
      '/wps/sports/slips/15/cashOut': () =>
        refusal('sportsbook.cash_out_changed', { message: 'O valor mudou.' }),
    },
  })
  await cardOf('S15')
  await press(/^Encerrar por/)
  await press(/^Confirmar/)
  expect(await screen.findByText('O valor mudou.')).toBeTruthy()
  await press(/^Encerrar por/)
  await press(/^Confirmar/)
  await waitFor(() => expect(server.to('/wps/sports/slips/15/cashOut')).toHaveLength(2))
  const ids = server
    .to('/wps/sports/slips/15/cashOut')
    .map(({ body }) => (body as { clientId: string }).clientId)
  expect(new Set(ids).size).toBe(2)
})

test('ended ones are a press away, page by page', async () => {
  const server = await show([], {
    answers: {
      [path]: ({ query }) => {
        if (query.get('state') === 'open') return value({ list: [], next: null })
        return query.get('before') === '5'
          ? value({ list: [demoSlip('S4', { status: 'lost' })], next: null })
          : value({ list: [demoSlip('S5', { status: 'lost' })], next: '5' })
      },
    },
  })
  expect(await screen.findByRole('heading', { name: 'Nenhuma aposta por aqui' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ver as partidas' }).getAttribute('href')).toBe('/sports')
  await press('Encerradas')
  expect(textOf(await cardOf('S5'))).toContain('Não ganhou')
  await press('Mostrar mais')
  await cardOf('S4')
  const asked = server.to(path).filter(({ query }) => query.get('state') === 'ended')
  expect(asked.map(({ query }) => [query.get('before'), query.get('pageSize')])).toEqual([
    [null, '20'],
    ['5', '20'],
  ])
})

test('next to the matches it is a short list without links away', async () => {
  await show([], { isSmall: true, address: '/sports?slip=S9' })
  expect(await screen.findByText('Nenhuma aposta por aqui')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Minhas apostas' })).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})

test('a slip that the statement links to comes first', async () => {
  const server = await show([], {
    address: '/?slip=S9',
    answers: {
      [path]: ({ query }) =>
        query.get('state') === 'all'
          ? value({ list: [demoSlip('S9')], next: null })
          : value({ list: [demoSlip('S3')], next: null }),
    },
  })
  await cardOf('S9')
  await cardOf('S3')
  const one = server.to(path).find(({ query }) => query.get('state') === 'all')
  expect(one?.query.get('before')).toBe('10')
  expect(one?.query.get('pageSize')).toBe('1')
  expect(screen.queryByRole('heading')).toBeNull()
})
test('a slip of another member or an invalid number shows the list alone', async () => {
  const server = await show([demoSlip('S3')], { address: '/?slip=S9' })
  await cardOf('S3')
  await waitFor(() => expect(server.to(path)).toHaveLength(2))
  expect(screen.getAllByText(/^S3 ·/)).toHaveLength(1)
})
test('an invalid number is not asked for', async () => {
  const server = await show([demoSlip('S3')], { address: '/?slip=9' })
  await cardOf('S3')
  expect(server.to(path)).toHaveLength(1)
})

test('a settled slip is heard of at once', async () => {
  const server = await show([demoSlip('S3')])
  await cardOf('S3')
  const before = server.to(path).length
  await hear({ topic: 'slip', slipId: 'S3', amount: '1.00' })
  await waitFor(() => expect(server.to(path).length).toBeGreaterThan(before))
})

test('a failure can be tried again', async () => {
  let isDown = true
  await show([], {
    answers: {
      [path]: () =>
        isDown ? refusal('x', { status: 500 }) : value({ list: [demoSlip('S3')], next: null }),
    },
  })
  expect(await screen.findByText('Suas apostas não carregaram')).toBeTruthy()
  isDown = false
  await press('Tentar de novo')
  await cardOf('S3')
})
