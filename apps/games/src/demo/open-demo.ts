import './demo.css'
import { createServerSeed } from '@trevo/fairness/seeds.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { h } from '../controls/h.ts'
import { createGame } from '../play/create-game.ts'
import type { Game } from '../play/context/game-context.ts'
import { newClientSeed } from '../play/rounds/own-seed.ts'
import type { PendingOrder } from '../play/context/pending-order.ts'
import { parentOf, type Parent } from '../play/context/post-to-parent.ts'
import type { PlayOrder } from '../rgs/rgs-port.ts'
import { formatsOf } from '../text/format.ts'
import type { Text } from '../text/pt.ts'
import type { Title } from '../titles.ts'
import { createDemoPort, type DemoPort } from './demo-port.ts'
import { readDemoStart } from './read-demo-start.ts'
import { demoWords, playSign } from './words.ts'

type Demo = {
  readonly root: HTMLElement
  readonly title: Title
  readonly text: Text
  readonly language: LanguageCode
}

const roomEveryMs = 100

/** In memory: a real game's session in the tab stays untouched. */
const ownPending = (): PendingOrder => {
  let pending: PlayOrder | undefined
  return {
    get: () => pending,
    set: (order) => {
      pending = order
    },
    clear: () => {
      pending = undefined
    },
  }
}

/** The parent page is told nothing about play money: it shows the real balance. */
const quietParent = (parent: Parent, fillUp: () => void): Parent => ({
  ...parent,
  tell: (message) => {
    if (message.type === 'deposit') {
      fillUp()
      return true
    }
    const isOfMoney = message.type === 'balance' || message.type === 'round'
    return isOfMoney ? true : parent.tell(message)
  },
})

/**
 * Opens the page's game with play money. Returns false if the site did not create the address, or the page is not
 * in the site's frame.
 */
export const openDemo = async ({ root, title, text, language }: Demo): Promise<boolean> => {
  const start = readDemoStart(new URL(window.location.href).searchParams)
  if (!start || window.parent === window) return false
  const { engine } = await title.loadEngine()
  const offsetMs = Date.now() - performance.now()
  const port: DemoPort = createDemoPort({
    title: title.maths,
    engine,
    ...start,
    language,
    seeds: {
      serverSeed: createServerSeed((bytes) => crypto.getRandomValues(bytes)),
      clientSeed: newClientSeed(),
    },
    // Monotonic: a changed system clock moves no flight.
    nowMs: () => performance.now() + offsetMs,
  })
  const words = demoWords[language]
  markPage(root, words.mark)
  const later: { game?: Game } = {}
  const fillUp = (): void => {
    port.fillUp()
    later.game?.banner.hide()
    void later.game?.resume()
  }
  const session = await port.resume()
  const { gameCode } = title.maths
  later.game = await createGame({
    root,
    port,
    title,
    session,
    language,
    text: {
      ...text,
      balance: words.balance,
      deposit: words.more,
      problems: { ...text.problems, insufficient: words.insufficient },
    },
    instead: {
      formats: formatsOf(text, playSign),
      pending: ownPending(),
      parent: quietParent(parentOf(window, session.lobbyUrl, gameCode), fillUp),
      hasProof: false,
    },
  })
  setInterval(port.drive, roomEveryMs)
  return true
}

/** Text and colours that mark play money on every screen of the game. */
const markPage = (root: HTMLElement, mark: string): void => {
  document.documentElement.dataset['demo'] = mark
  root.before(h('p', { class: 'demo-mark', role: 'note' }, mark))
}
