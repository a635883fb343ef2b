import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { LotteryGame } from '@trevo/contract/wps/lottery/games.ts'
import { describe, expect, test, vi } from 'vitest'
import { demoLotteries, demoLottery } from '../../testing/demo-lottery.ts'
import { recordingBrush } from '../../testing/recording-brush.ts'
import { hear, pageText, press, showToMember, textOf } from '../../testing/show-to-member.tsx'
import { refusal } from '../../testing/stand-in-server.ts'
import { LotteryResults } from './results.tsx'

type Answers = NonNullable<Parameters<typeof showToMember>[1]>
type Row = { readonly numero: string; readonly winNo: string; readonly openTime: number }
const openTime = Date.parse('2026-03-10T12:00:00.000Z')
const rows = (...winNos: readonly string[]): readonly Row[] =>
  winNos.map((winNo, at) => ({
    numero: `20260310-${String(99 - at).padStart(3, '0')}`,
    winNo,
    openTime,
  }))
const drawPath = '/lgw/draw/7001'
const nearPath = '/lgw/numeros/near'
/** A browser that does not ask for reduced motion. */
const inMotion = () => ({
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
})
const nothingNear = { currentNumero: null, previousNumero: null, nextNumero: null }

const show = (
  content: readonly Row[],
  {
    games = [demoLottery()],
    address = '/x',
    answers = {},
    ownLines,
  }: {
    games?: readonly LotteryGame[]
    address?: string
    answers?: Answers
    ownLines?: Parameters<typeof LotteryResults>[0]['ownLines']
  } = {},
) =>
  showToMember(
    <LotteryResults {...(ownLines && { ownLines })} />,
    {
      '/lgw/games': () => demoLotteries(games),
      [drawPath]: () => ({ json: { content, totalPages: 1 } }),
      [nearPath]: () => ({ json: nothingNear }),
      ...answers,
    },
    { address },
  )
const figures = async () => {
  const table = await screen.findByRole('table', { name: 'Valores por número' })
  return [...table.querySelectorAll('tbody tr')].map((one) =>
    [...one.querySelectorAll('td, th')].map(textOf),
  )
}

describe('the trend', () => {
  test('counts the last place unless another one is chosen; heat is marked', async () => {
    const server = await show(rows(...Array.from({ length: 12 }, () => '1,2,3,4,5'), '1,2,3,4,6'))
    const table = await figures()
    expect(table[5]).toEqual(['5', '12 quente', '0', '0,1', '1', '12'])
    expect(table[6]?.[1]).toBe('1')
    expect(server.to(drawPath)[0]?.query.get('size')).toBe('50')
    expect(pageText()).toContain('Houve só 13 concursos até agora.')
    const pressed = screen.getAllByRole('button', { pressed: true }).map(textOf)
    expect(pressed).toEqual(['Tendência', '50', 'Unidade'])
    await press('Dez. mil.')
    expect(screen.getByTestId('address').textContent).toBe('/x?place=1')
    expect((await figures())[1]?.[1]).toBe('13 quente')
    await press('Qualquer posição')
    expect((await figures())[2]?.[1]).toContain('13')
    expect(pageText()).toContain('esperado')
  })

  test('an address with choices opens in the same state; an impossible place is the last one', async () => {
    const server = await show(rows('1,2,3,4,5'), { address: '/x?draws=100&place=9&view=trend' })
    await figures()
    expect(server.to(drawPath)[0]?.query.get('size')).toBe('100')
    expect(screen.getByRole('button', { name: 'Unidade' }).getAttribute('aria-pressed')).toBe(
      'true',
    )
  })

  test('other numbers of draws are asked for', async () => {
    const server = await show(rows('1,2,3,4,5'))
    await figures()
    await press('30')
    await waitFor(() => expect(server.to(drawPath).at(-1)?.query.get('size')).toBe('30'))
    await press('1.000')
    await waitFor(() => expect(server.to(drawPath).at(-1)?.query.get('size')).toBe('1000'))
    expect(screen.getByTestId('address').textContent).toContain('draws=1000')
  })

  test('the special number of the six has a name, other places their number', async () => {
    const games = [demoLottery({ rulesGroup: 'LHC', gameGroupCode: 'LHC' })]
    await show(rows('49,31,06,16,25,02,09'), { games })
    await figures()
    const names = within(screen.getByRole('group', { name: 'Posição' }))
      .getAllByRole('button')
      .map(textOf)
    expect(names[0]).toBe('Posição 1')
    expect(names.slice(-2)).toEqual(['Especial', 'Qualquer posição'])
  })

  test('it is painted when shown, and saved as a picture named by game, place and draws', async () => {
    const saved: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download)
    })
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
    for (const side of ['clientWidth', 'clientHeight'] as const) {
      vi.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(400)
    }
    const painted: ReturnType<typeof recordingBrush>[] = []
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation((() => {
      const one = recordingBrush()
      painted.push(one)
      return one.brush
    }) as never)
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
      done(new Blob(['x'])),
    )
    await show(rows('1,2,3,4,5'))
    await figures()
    await waitFor(() => expect(painted.length).toBeGreaterThanOrEqual(2))
    expect(painted.some((one) => one.of('arc').length > 0)).toBe(true)
    await press('Baixar a tendência como imagem')
    await waitFor(() => expect(saved).toEqual(['trevo-SSC-1.png']))
    expect(painted.flatMap((one) => one.texts()).map(([text]) => text)).toContain(
      'Loteria A · Unidade · 1',
    )
  })
})

describe('the results', () => {
  test('each with its sum, fifty at once', async () => {
    await show(rows(...Array.from({ length: 51 }, () => '1,2,3,4,5')), {
      address: '/x?view=results',
    })
    const table = await screen.findByRole('table', { name: 'Últimos 51 resultados' })
    const lines = within(table).getAllByRole('row').slice(1)
    expect(lines).toHaveLength(50)
    expect(textOf(lines[0])).toContain('20260310-09910/03/2026')
    expect(textOf(lines[0]).endsWith('15')).toBe(true)
    expect(pageText()).not.toContain('Houve só')
    await press('Mostrar mais')
    expect(within(table).getAllByRole('row').slice(1)).toHaveLength(51)
    expect(screen.queryByRole('button', { name: 'Mostrar mais' })).toBeNull()
  })

  test('a switch of the view is in the address', async () => {
    await show(rows('1,2,3,4,5'))
    await figures()
    await press('Resultados')
    expect(await screen.findByRole('table', { name: /^Últimos 1 / })).toBeTruthy()
    expect(screen.getByTestId('address').textContent).toBe('/x?view=results')
  })

  test('they are saved as a table, named by lottery and number', async () => {
    const saved: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download)
    })
    const blobs: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.push(blob as Blob)
      return 'blob:x'
    })
    await show(rows('1,2,3,4,5'))
    await figures()
    await press('Baixar os resultados em CSV')
    await waitFor(() => expect(saved).toEqual(['trevo-A-1.csv']))
    expect(await blobs[0]?.text()).toContain('20260310-099;2026-03-10T12:00:00.000Z;"1,2,3,4,5"')
  })
})

describe('the latest draw', () => {
  test('is told with its time, and can be seen again ball by ball', async () => {
    vi.stubGlobal('matchMedia', inMotion)
    await show(rows('1,2,3,4,5'))
    const heading = await screen.findByRole('heading', { name: /20260310-099/ })
    const latest = heading.closest('section') as HTMLElement
    expect(textOf(latest)).toContain('Sorteado em 10/03/2026')
    expect(textOf(latest.querySelector('output'))).toBe('1,2,3,4,5')
    await press('Ver de novo')
    expect(textOf(latest.querySelector('output'))).toBe('Os números estão saindo')
    expect(latest.querySelectorAll('[class*="waiting"]')).toHaveLength(5)
    await press('Pular')
    expect(textOf(latest.querySelector('output'))).toBe('1,2,3,4,5')
    expect(latest.querySelectorAll('[class*="waiting"]')).toHaveLength(0)
  })

  test('new numbers are revealed as they come, and the member’s bets follow them', async () => {
    vi.stubGlobal('matchMedia', inMotion)
    let content = rows('1,2,3,4,5')
    const watched: { numero: string; outCount: number | undefined }[] = []
    await show([], {
      answers: { [drawPath]: () => ({ json: { content, totalPages: 1 } }) },
      ownLines: (one) => {
        watched.push(one)
        return null
      },
    })
    await figures()
    expect(watched.at(-1)).toEqual({
      gameId: 7001,
      rulesGroup: 'SSC',
      numero: '20260310-099',
      winNo: '1,2,3,4,5',
      outCount: undefined,
    })
    content = [{ numero: '20260310-100', winNo: '9,8,7,6,5', openTime }, ...content]
    await hear({
      topic: 'draw',
      gameId: 7001,
      gameCode: 'A',
      numero: '20260310-100',
      winningNumber: '9,8,7,6,5',
    } as never)
    expect(await screen.findByText('Os números estão saindo')).toBeTruthy()
    expect(watched.at(-1)).toMatchObject({ numero: '20260310-100', outCount: 0 })
  })

  test('a later draw whose numbers are missing is the one that is watched', async () => {
    const watched: { numero: string; winNo: string }[] = []
    await show(rows('1,2,3,4,5'), {
      answers: {
        [nearPath]: () => ({
          json: { ...nothingNear, previousNumero: { numero: '20260310-100', winNo: null } },
        }),
      },
      ownLines: (one) => {
        watched.push(one)
        return null
      },
    })
    await figures()
    await waitFor(() => expect(watched.at(-1)).toMatchObject({ numero: '20260310-100', winNo: '' }))
  })
  test.each(['20260310-098', '20260310-099', '1'])('%s is not later', async (numero) => {
    const watched: { numero: string }[] = []
    const server = await show(rows('1,2,3,4,5'), {
      answers: {
        [nearPath]: () => ({ json: { ...nothingNear, previousNumero: { numero, winNo: null } } }),
      },
      ownLines: (one) => {
        watched.push(one)
        return null
      },
    })
    await figures()
    await waitFor(() => expect(server.to(nearPath)).toHaveLength(1))
    expect(watched.at(-1)).toMatchObject({ numero: '20260310-099' })
  })

  test('a draw that has its numbers, and is not shown yet, reads the results again', async () => {
    const server = await show(rows('1,2,3,4,5'), {
      answers: {
        [nearPath]: () => ({
          json: { ...nothingNear, previousNumero: { numero: '20260310-100', winNo: '1,1,1,1,1' } },
        }),
      },
    })
    await figures()
    await waitFor(() => expect(server.to(drawPath).length).toBeGreaterThan(1))
  })
  test('the shown one does not', async () => {
    const server = await show(rows('1,2,3,4,5'), {
      answers: {
        [nearPath]: () => ({
          json: { ...nothingNear, previousNumero: { numero: '20260310-099', winNo: '1,2,3,4,5' } },
        }),
      },
    })
    await figures()
    await waitFor(() => expect(server.to(nearPath)).toHaveLength(1))
    expect(server.to(drawPath)).toHaveLength(1)
  })
})

describe('one lottery at a time', () => {
  const two = [
    demoLottery(),
    demoLottery({ gameId: 7002, code: 'B', remark: 'Loteria B', accountType: 'TCG_SEA' }),
  ]

  test('the one in the address is shown, and another can be chosen', async () => {
    const server = await show(rows('1,2,3,4,5'), {
      games: two,
      address: '/x?gameCode=B',
      answers: { '/lgw/draw/7002': () => ({ json: { content: [], totalPages: 0 } }) },
    })
    expect(await screen.findByText('Ainda não houve sorteio')).toBeTruthy()
    expect(server.to(drawPath)).toHaveLength(0)
    const choice = screen.getByLabelText('Loteria')
    expect((choice as HTMLSelectElement).value).toBe('B')
    fireEvent.change(choice, { target: { value: 'A' } })
    await figures()
    expect(screen.getByTestId('address').textContent).toBe('/x?gameCode=A')
  })
  test('an unknown one in the address shows the first', async () => {
    const server = await show(rows('1,2,3,4,5'), { games: two, address: '/x?gameCode=Z' })
    await figures()
    expect(server.to(drawPath)).toHaveLength(1)
  })

  test.each([
    ['TCG', '/lottery?gameCode=A'],
    ['TCG_SEA', '/seaLottery?gameCode=A'],
    ['TCG_LOTTO_VN', '/vnLottery?gameCode=A'],
  ])('a lottery of %s is played at %s', async (accountType, address) => {
    await show(rows('1,2,3,4,5'), { games: [demoLottery({ accountType })] })
    await figures()
    expect(screen.getByRole('link', { name: 'Jogar nesta loteria' }).getAttribute('href')).toBe(
      address,
    )
    expect(screen.queryByRole('timer')).toBeNull()
  })

  test('the draw on sale says when it closes', async () => {
    await show(rows('1,2,3,4,5'), {
      answers: {
        [nearPath]: () => ({
          json: {
            ...nothingNear,
            currentNumero: {
              numero: '20260310-100',
              gameId: 7001,
              remainTime: 65_000,
              lockTime: 5,
              isSale: true,
            },
          },
        }),
      },
    })
    expect(textOf(await screen.findByRole('timer'))).toMatch(/^01:0\d$/)
    expect(pageText()).toContain('20260310-100')
  })

  test('without lotteries or with unknown rules there is nothing', async () => {
    await show([], { games: [] })
    expect(await screen.findByText('Ainda não houve sorteio')).toBeTruthy()
    expect(screen.queryByLabelText('Loteria')).toBeNull()
  })
  test('unknown rules have no results', async () => {
    await show(rows('1,2'), { games: [demoLottery({ rulesGroup: 'NEW' })] })
    expect(await screen.findByText('Ainda não houve sorteio')).toBeTruthy()
  })

  test('a failure of the lotteries or of the results can be tried again', async () => {
    let isDown = true
    await show([], {
      answers: {
        '/lgw/games': () =>
          isDown ? refusal('x', { status: 500 }) : demoLotteries([demoLottery()]),
        [drawPath]: () => refusal('x', { status: 500 }),
      },
    })
    expect(await screen.findByText('Os resultados não carregaram')).toBeTruthy()
    expect(screen.queryByLabelText('Loteria')).toBeNull()
    isDown = false
    await press('Tentar de novo')
    expect(await screen.findByLabelText('Loteria')).toBeTruthy()
    expect(await screen.findByText('Os resultados não carregaram')).toBeTruthy()
  })
})
