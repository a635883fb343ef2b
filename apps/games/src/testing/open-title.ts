import { engineOf } from '@trevo/game-rules/engine/engines.ts'
import type { TitleData } from '@trevo/game-rules/engine/title-data.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import type { GroundTheme } from '@trevo/titles/look/theme.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { vi } from 'vitest'
import type { Board, BoardContext } from '../families/board.ts'
import { createGame } from '../play/create-game.ts'
import type { Game } from '../play/context/game-context.ts'
import { en } from '../text/en.ts'
import { pt } from '../text/pt.ts'
import type { Title } from '../titles.ts'
import { fakeRgs, type FakeOptions, type FakeRgs } from './fake-rgs.ts'

/** A title of a folder and the board of its family. */
export type TestedTitle<Data extends TitleData> = {
  readonly maths: Data
  readonly theme: GroundTheme
  readonly createBoard: (context: BoardContext<Data>) => Board
}

/** The whole game in the simulated page, and the player's actions there. */
export type OpenedTitle = {
  readonly game: Game
  readonly rgs: FakeRgs
  /** The button with this accessible name; throws if there is none. */
  readonly button: (name: string | RegExp) => HTMLButtonElement
  /** Presses and lets everything come to rest. */
  readonly press: (what: string | RegExp | HTMLElement) => Promise<void>
  readonly main: () => HTMLButtonElement
  readonly text: (selector: string) => string
  readonly all: (selector: string) => HTMLElement[]
  /** The player's balance on the page. */
  readonly balance: () => string
  readonly money: (minor: bigint) => string
}

const REST_MS = 9_000

/** Every drawing exists, and none shows anything. */
const anyFrames = new Proxy({}, { get: () => [0, 0, 64] as const, has: () => true })

/** The accessible name of a control: its label, or the names of its content. */
export const nameOf = (element: Element): string => {
  const label = element.getAttribute('aria-label')
  if (label !== null) return label.trim()
  const own = [...element.childNodes].map((child) =>
    child instanceof Element ? nameOf(child) : (child.textContent ?? ''),
  )
  const name = own.map((part) => part.trim()).filter((part) => part !== '')
  if (name.length > 0) return name.join(' ')
  return element instanceof HTMLInputElement ? (element.closest('label')?.textContent ?? '') : ''
}

/** Opens a title against the real rules; the clock is simulated by the test. */
export const openTitle = async <Data extends TitleData>(
  { maths, theme, createBoard }: TestedTitle<Data>,
  { language = 'PT', ...options }: FakeOptions & { readonly language?: LanguageCode } = {},
): Promise<OpenedTitle> => {
  document.body.innerHTML = '<main id="game"></main>'
  const root = document.querySelector<HTMLElement>('#game')
  if (!root) throw new Error('no page')
  const title: Title<Data> = {
    maths,
    theme,
    createBoard,
    loadEngine: async () => ({ engine: engineOf(maths) }),
    sheet: { file: 'assets/test.webp', width: 1024, frames: anyFrames },
  }
  const rgs = fakeRgs(maths, options)
  const made = createGame({
    root,
    port: rgs,
    title: title as unknown as Title, // of any family, as the build hands it out
    session: { ...rgs.session, language },
    text: { PT: pt, EN: en }[language],
    language,
  })
  await vi.advanceTimersByTimeAsync(REST_MS)
  const game = await made
  const all = (selector: string): HTMLElement[] => [
    ...document.querySelectorAll<HTMLElement>(selector),
  ]
  const button: OpenedTitle['button'] = (name) => {
    const isNamed = (shown: string): boolean =>
      typeof name === 'string' ? shown === name : name.test(shown)
    const found = all('button').find((one) => isNamed(nameOf(one)))
    if (!(found instanceof HTMLButtonElement)) throw new Error(`no button ${String(name)}`)
    return found
  }
  return {
    game,
    rgs,
    button,
    press: async (what) => {
      const element = what instanceof HTMLElement ? what : button(what)
      element.click()
      await vi.advanceTimersByTimeAsync(REST_MS)
    },
    main: () => game.hud.spin,
    text: (selector) => document.querySelector(selector)?.textContent ?? '',
    all,
    balance: () => document.querySelector('.balance .money')?.textContent ?? '',
    money: (minor) => game.formats.money(formatMoney(minor)),
  }
}
