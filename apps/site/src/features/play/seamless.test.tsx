import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { emitLiveEvent, type LiveEvent } from '../../core/live/live-events.ts'
import { closePopup, openPopup } from '../../core/popups/popups.ts'
import { initialSession } from '../../core/session/session-state.ts'
import { enterSession, startSession } from '../../core/session/store.ts'
import { demoGame } from '../../testing/demo-boot.ts'
import { demoMember } from '../../testing/demo-member.ts'
import { showPage } from '../../testing/show-page.tsx'
import { refusal, standInServer, value } from '../../testing/stand-in-server.ts'
import NeedAccountPopup from './need-account-popup.tsx'
import { Seamless } from './seamless.tsx'

const launchPath = '/wps/game/launchGame'
const gameUrl = 'about:blank?token=t'

const show = async (
  type: number | undefined,
  answers: Parameters<typeof standInServer>[0] = {},
) => {
  const server = await standInServer({
    '/wps/relay/GCSGAME_gameDetail': () => value({ game: demoGame(7, { gameName: 'Tigre' }) }),
    [launchPath]: () => value({ content: { game_url: gameUrl } }),
    ...answers,
  })
  startSession(initialSession(server.status, () => 0))
  if (type !== undefined) enterSession('tok', demoMember(type))
  await showPage(<Seamless nodeId={7} />, { address: '/seamless?nodeId=7' })
  return server
}

describe('opening a game', () => {
  test('LAUNCH-1, ROLE-3: a guest gets the login popup, and nothing is launched', async () => {
    const server = await show(undefined)
    await waitFor(() => expect(screen.getByTestId('popups').textContent).toBe('login'))
    expect(screen.getByRole('heading', { name: 'Entre para jogar' })).toBeTruthy()
    expect(server.to(launchPath)).toEqual([])
  })

  test('LAUNCH-2: a trial user is told to create a real account, and nothing is launched', async () => {
    const server = await show(4)
    await waitFor(() => expect(screen.getByTestId('popups').textContent).toBe('needAccount'))
    expect(server.to(launchPath)).toEqual([])
    expect(screen.getByRole('button', { name: 'Criar minha conta' })).toBeTruthy()
  })

  test('LAUNCH-7, MODAL-8, ROUTE-16: a member’s game opens in its frame by the launched address', async () => {
    const server = await show(0)
    const frame = await screen.findByTitle('Jogo Tigre')
    expect(frame.getAttribute('src')).toBe(gameUrl)
    const [sent] = server.to(launchPath)
    expect(sent?.query.get('nodeId')).toBe('7')
    expect(sent?.query.get('launchMode')).toBe('GLS')
    expect(sent?.headers.get('Authorization')).toBe('tok')
    expect(server.to(launchPath)).toHaveLength(1)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Tigre')
  })

  test.each([
    ['game.maintenance', 'Este jogo está em manutenção'],
    ['game.unknown', 'Este jogo não existe'],
    ['#734', 'Uma rodada de outro jogo ainda está aberta'],
    ['#727', 'O jogo está ocupado'],
    ['unknown.system.err', 'O jogo não abriu'],
  ])('%s is explained in words: %s', async (code, words) => {
    await show(0, { [launchPath]: () => refusal(code, { status: 500 }) })
    expect(await screen.findByRole('heading', { name: words })).toBeTruthy()
    expect(document.querySelector('iframe')).toBeNull()
  })

  test('an open round elsewhere names its game, explains what happens, and links to it', async () => {
    const opensAt = '2026-05-04T15:07:30.000Z'
    const asked: (string | null)[] = []
    await show(0, {
      [launchPath]: () => refusal('#734', { status: 409, detail: { nodeId: 9, opensAt } }),
      '/wps/relay/GCSGAME_gameDetail': ({ query }) => {
        asked.push(query.get('nodeId'))
        const gameName = query.get('nodeId') === '9' ? 'Blackjack' : 'Tigre'
        return value({ game: demoGame(Number(query.get('nodeId')), { gameName }) })
      },
    })
    const title = 'Sua rodada em Blackjack ainda está aberta'
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
    expect(screen.getByText(/Se você não fizer nada, este jogo abre às \d\d:\d\d/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeTruthy()
    expect(asked).toContain('9')
    fireEvent.click(screen.getByRole('button', { name: 'Voltar a Blackjack' }))
    await waitFor(() => expect(screen.getByTestId('address').textContent).toContain('nodeId=9'))
  })

  test('after a temporary refusal, trying again launches again', async () => {
    let isBusy = true
    await show(0, {
      [launchPath]: () =>
        isBusy ? refusal('#727', { status: 500 }) : value({ content: { game_url: gameUrl } }),
    })
    const retry = await screen.findByRole('button', { name: 'Tentar de novo' })
    isBusy = false
    await act(async () => fireEvent.click(retry))
    expect(await screen.findByTitle('Jogo Tigre')).toBeTruthy()
  })
})

test('ERR-16: a game that goes under maintenance while open shows that until it is over', async () => {
  await show(0)
  await screen.findByTitle('Jogo Tigre')
  const tell = (event: LiveEvent) => act(async () => emitLiveEvent(event))
  const notice = () => screen.queryByText('Este jogo está em manutenção.')
  await tell({ topic: 'game-maintenance', nodeId: 8, maintenance: true })
  expect(notice()).toBeNull()
  await tell({ topic: 'game-maintenance', nodeId: 7, maintenance: true })
  expect(notice()).toBeTruthy()
  expect(screen.getByTitle('Jogo Tigre')).toBeTruthy()
  await tell({ topic: 'game-maintenance', nodeId: 7, maintenance: false })
  expect(notice()).toBeNull()
  await tell({ topic: 'vendor-maintenance', vassalage: 'TRV', maintenance: true })
  expect(notice()).toBeTruthy()
})

test('CONST-3: the game comes from the launch host that this visit picked', async () => {
  const server = await standInServer({
    [launchPath]: () => value({ content: { game_url: 'https://rgs.example/play/tigre?token=t' } }),
    '/wps/relay/GCSGAME_gameDetail': () => value({ game: demoGame(7, { gameName: 'Tigre' }) }),
  })
  startSession({ ...initialSession(server.status, () => 0), startGameUrl: 'play1.example' })
  enterSession('tok', demoMember(0))
  await showPage(<Seamless nodeId={7} />, { address: '/seamless?nodeId=7' })
  const frame = await screen.findByTitle('Jogo Tigre')
  expect(frame.getAttribute('src')).toBe('https://play1.example/play/tigre?token=t')
})

test('a phone held sideways is asked to turn, and the member may decline', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  await show(0)
  expect(await screen.findByText(/Vire o celular/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Jogar na horizontal mesmo assim' }))
  expect(screen.queryByText(/Vire o celular/)).toBeNull()
})

test('LAUNCH-2: the dialog shows in_need_true_account and in_increase_submit, and leads to registration', async () => {
  const server = await standInServer({})
  startSession(initialSession(server.status, () => 0))
  const onClose = vi.fn()
  await showPage(<NeedAccountPopup onClose={onClose} />, { language: 'EN' })
  await waitFor(() => expect(document.querySelector('dialog')?.open).toBe(true))
  expect(screen.getByText('Please create a real account first')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'OK' }))
  expect(onClose).toHaveBeenCalledOnce()
  fireEvent.click(screen.getByRole('button', { name: 'Create my account' }))
  await waitFor(() => expect(screen.getByTestId('popups').textContent).toBe('register'))
})

/** What the page posts to the game's frame, and the game reporting that it is ready. */
const watchFrame = async (origin: string) => {
  const frame = (await screen.findByTitle('Jogo Tigre')) as HTMLIFrameElement
  const posted = vi.fn<(message: { type: string }) => void>()
  Object.defineProperty(frame, 'contentWindow', {
    value: Object.assign(new EventTarget(), { postMessage: posted }),
  })
  const data = { source: 'trevo-game', type: 'ready' }
  const message = { data, origin, source: frame.contentWindow }
  const ready = () =>
    act(async () => {
      window.dispatchEvent(new MessageEvent('message', message))
    })
  return { frame, posted, ready }
}

test('a game shown before it listened gets the amounts of its pools once it reports that it is ready', async () => {
  const origin = 'https://games.example'
  const pool = {
    code: 'trevo',
    name: 'Jackpot do Trevo',
    amount: '1000.00',
    seed: '1000.00',
    mustHitBy: '5000.00',
    hitCount: 0,
    commitment: 'c'.repeat(64),
    games: [{ nodeId: 7, shareBp: 100 }],
  }
  await show(0, {
    [launchPath]: () => value({ content: { game_url: `${origin}/play/tigre?token=t` } }),
    '/wps/relay/VIS_listJackpots': () => value({ list: [pool], won: [] }),
  })
  const { frame, posted, ready } = await watchFrame(origin)
  const isTold = () => posted.mock.calls.some(([{ type }]) => type === 'jackpots')
  // A slow machine: the page has long loaded, but its game does not listen yet.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  act(() => {
    fireEvent.load(frame)
    vi.advanceTimersByTime(1_700)
  })
  vi.useRealTimers()
  expect(isTold()).toBe(false)
  await ready()
  await waitFor(() => expect(isTold()).toBe(true))
})

test.each([
  ['2026-12-24T12:00:00.000Z', true],
  [null, false],
])('silent mode until %s: the game hears whether it may celebrate', async (until, isOn) => {
  const origin = 'https://games.example'
  await show(0, {
    [launchPath]: () => value({ content: { game_url: `${origin}/play/tigre?token=t` } }),
    '/wps/member/silent-mode': () => value({ until }),
  })
  const { posted, ready } = await watchFrame(origin)
  expect(posted.mock.calls.flat()).toEqual([])
  await ready()
  await waitFor(() =>
    expect(posted.mock.calls.map(([message]) => message)).toContainEqual({
      target: 'trevo-game',
      type: 'silent',
      isOn,
    }),
  )
})

test.each(['realityCheck', 'playPanel'] as const)(
  'automatic rounds end when the popup %s covers the game',
  async (popup) => {
    const origin = 'https://games.example'
    await show(0, {
      [launchPath]: () => value({ content: { game_url: `${origin}/play/tigre?token=t` } }),
      '/wps/member/silent-mode': () => value({ until: null }),
    })
    const { posted, ready } = await watchFrame(origin)
    const pauses = () => posted.mock.calls.filter(([{ type }]) => type === 'pause')
    await ready()
    expect(pauses()).toEqual([])
    act(() => openPopup(popup, {}))
    expect(pauses()).toEqual([[{ target: 'trevo-game', type: 'pause' }, origin]])
    act(() => closePopup())
    expect(pauses()).toHaveLength(1)
  },
)

describe('jackpots in a game', () => {
  const origin = 'https://games.example'
  const pool = (code: string, nodeId: number) => ({
    code,
    name: code,
    amount: '1000.00',
    number: 1,
    seedAmount: '10.00',
    mustHitBy: '5000.00',
    commitment: 'c',
    salt: 's',
    games: [{ nodeId, shareBp: 100 }],
  })
  const showWith = async (list: readonly object[]) => {
    await show(0, {
      [launchPath]: () => value({ content: { game_url: `${origin}/play/tigre?token=t` } }),
      '/wps/relay/VIS_listJackpots': () => value({ list, won: [] }),
      '/wps/member/silent-mode': () => value({ until: null }),
    })
    const { posted, ready } = await watchFrame(origin)
    await ready()
    const said = (type: string) =>
      posted.mock.calls.map(([message]) => message).filter((message) => message.type === type)
    return said
  }

  test('it hears of the pools that its own stakes fill, and of no other', async () => {
    const said = await showWith([pool('dele', 7), pool('alheio', 8)])
    await waitFor(() => expect(said('jackpots')).toHaveLength(1))
    expect(said('jackpots')[0]).toMatchObject({
      pools: [{ code: 'dele', amount: '1000.00', mustHitBy: '5000.00', shareBp: 100 }],
    })
  })

  test('that its stakes fill none, it hears of none', async () => {
    const said = await showWith([pool('alheio', 8)])
    await waitFor(() => expect(said('silent')).toHaveLength(1))
    expect(said('jackpots')).toEqual([])
  })

  test('its player’s win is told on the page and in the game, which reads its balance again', async () => {
    const said = await showWith([pool('dele', 7)])
    await act(async () =>
      emitLiveEvent({ topic: 'jackpot-won', code: 'dele', nodeId: 7, amount: '900.00' }),
    )
    expect(said('jackpot-won')).toMatchObject([{ amount: '900.00' }])
    expect(said('refresh-balance')).toHaveLength(1)
  })
})
