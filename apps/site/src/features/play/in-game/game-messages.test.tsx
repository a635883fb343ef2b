import { describe, expect, it, test } from 'vitest'
import { listenToGame, parseGameMessage, sandboxOf, type GameMessage } from './game-messages.ts'
import { claimGame } from '../one-game.ts'
import { formatElapsed } from '../session-clock.tsx'

describe('what a game may send', () => {
  test.each<[string, unknown, GameMessage | undefined]>([
    ['ready', { source: 'trevo-game', type: 'ready' }, { type: 'ready' }],
    [
      'its balance',
      { source: 'trevo-game', type: 'balance', balance: '12.50' },
      { type: 'balance', balance: '12.50' },
    ],
    [
      'a balance that is not an amount',
      { source: 'trevo-game', type: 'balance', balance: 'x' },
      undefined,
    ],
    [
      'where its round is',
      { source: 'trevo-game', type: 'round', roundId: 'r', state: 'shown' },
      { type: 'round', state: 'shown' },
    ],
    ['a round that is nowhere', { source: 'trevo-game', type: 'round', state: 'won' }, undefined],
    ['somebody else’s message', { source: 'extension', type: 'lobby' }, undefined],
    ['an unknown word', { source: 'trevo-game', type: 'transfer' }, undefined],
    ['that it wants to be closed', { source: 'trevo-game', type: 'close' }, { type: 'lobby' }],
    [
      'that it cannot continue',
      { source: 'trevo-game', type: 'error', html: '<b>' },
      { type: 'error' },
    ],
    [
      'a balance beyond any purse',
      { source: 'trevo-game', type: 'balance', balance: `${'9'.repeat(40)}.00` },
      undefined,
    ],
    [
      'a balance with markup',
      { source: 'trevo-game', type: 'balance', balance: '1.00<script>' },
      undefined,
    ],
    ['an inherited word', { source: 'trevo-game', type: 'constructor' }, undefined],
    [
      'an address to go to',
      { source: 'trevo-game', type: 'lobby', url: 'https://evil.example' },
      { type: 'lobby' },
    ],
    [
      'another game of its vendor',
      { source: 'trevo-game', type: 'open-game', opens: 'dado-de-ouro' },
      { type: 'open-game', opens: 'dado-de-ouro' },
    ],
    [
      'another game by an address',
      { source: 'trevo-game', type: 'open-game', opens: 'https://evil.example' },
      undefined,
    ],
    ['text', 'lobby', undefined],
  ])('%s', (_, data, heard) => expect(parseGameMessage(data)).toEqual(heard))

  it('is accepted only from the frame’s own window and the launched origin', () => {
    const frame = document.createElement('iframe')
    Object.defineProperty(frame, 'contentWindow', { value: new EventTarget() })
    const heard: GameMessage[] = []
    const url = 'https://games.example/play?token=t'
    const stop = listenToGame(frame, url, (message) => heard.push(message))
    const data = { source: 'trevo-game', type: 'lobby' }
    const say = (origin: string, source: MessageEventSource | null) =>
      window.dispatchEvent(new MessageEvent('message', { data, origin, source }))
    say('https://games.example', window)
    say('https://evil.example', frame.contentWindow)
    expect(heard).toEqual([])
    say('https://games.example', frame.contentWindow)
    expect(heard).toEqual([{ type: 'lobby' }])
    stop()
    say('https://games.example', frame.contentWindow)
    expect(heard).toHaveLength(1)
  })
})

it('of a frame that floods, fifty messages a second are processed, and no more', () => {
  const frame = document.createElement('iframe')
  Object.defineProperty(frame, 'contentWindow', { value: new EventTarget() })
  let heard = 0
  const url = 'https://games.example/play'
  const stop = listenToGame(frame, url, () => (heard += 1))
  const data = { source: 'trevo-game', type: 'balance', balance: '1.00' }
  const flood = new MessageEvent('message', {
    data,
    origin: 'https://games.example',
    source: frame.contentWindow,
  })
  for (let at = 0; at < 10_000; at += 1) window.dispatchEvent(flood)
  stop()
  expect(heard).toBeGreaterThan(0)
  // The burst may spread over several seconds on a slow machine.
  expect(heard).toBeLessThanOrEqual(500)
})

describe('the sandbox of a game', () => {
  it('never lets it navigate the page around it', () => {
    expect(sandboxOf('https://games.example/play')).not.toContain('top-navigation')
    expect(sandboxOf('https://games.example/play')).toContain('allow-same-origin')
  })
  it('keeps a game on our own origin out of that origin', () => {
    expect(sandboxOf(`${location.origin}/game`)).not.toContain('allow-same-origin')
  })
})

it('one game at a time: opening one closes the one in another window, not itself', () => {
  const channels: { target: EventTarget }[] = []
  const openChannel = () => {
    const target = new EventTarget()
    const own = { target }
    channels.push(own)
    return {
      addEventListener: target.addEventListener.bind(
        target,
      ) as BroadcastChannel['addEventListener'],
      postMessage: (data: unknown) => {
        for (const other of channels) {
          if (other !== own) other.target.dispatchEvent(new MessageEvent('message', { data }))
        }
      },
      close: () => channels.splice(channels.indexOf(own), 1),
    }
  }
  const closed: string[] = []
  claimGame(() => closed.push('first'), openChannel)
  const release = claimGame(() => closed.push('second'), openChannel)
  expect(closed).toEqual(['first'])
  release()
  claimGame(() => undefined, openChannel)
  expect(closed).toEqual(['first', 'first'])
})

test.each([
  [0, '00:00:00'],
  [760, '00:12:40'],
  [36_061, '10:01:01'],
])('%i seconds are shown as %s', (seconds, text) => expect(formatElapsed(seconds)).toBe(text))
