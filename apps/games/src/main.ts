import { languages, type LanguageCode } from '@trevo/languages/languages.ts'
import { createGame } from './play/create-game.ts'
import { openSession } from './rgs/open-session.ts'
import { createRgsClient } from './rgs/rgs-client.ts'
import { readStart, reloadWithToken, sessionTokenIn, type Start } from './rgs/read-start.ts'
import type { GameSession } from './rgs/rgs-port.ts'
import { loadText } from './text/choose-text.ts'
import type { Text } from './text/pt.ts'
import { guardStart } from './start/guard-start.ts'
import { showDeadEnd } from './start/show-dead-end.ts'
import { wantsLessData } from './runtime/wants-less-data.ts'
import { loadTitle } from './titles.ts'

/** The page: session and title are fetched in parallel, then the game begins. */
const start = async (): Promise<void> => {
  const root = document.querySelector('#game')
  if (!(root instanceof HTMLElement)) throw new Error('the page has no place for the game')
  if (wantsLessData()) document.documentElement.dataset['lowData'] = ''
  const options = readStart(window)
  const { language, launchToken } = options
  document.documentElement.lang = languages[language].htmlLang
  const reload = () => reloadWithToken(window, launchToken)
  await guardStart({ root, language, reload }, () => openGame(root, options))
}

const openGame = async (root: HTMLElement, options: Start): Promise<void> => {
  const { gameCode, launchToken, language, roundId, isDemo } = options
  const text = await loadText(language)
  if (roundId !== undefined && options.proof !== undefined) {
    const { showLinkedRound } = await import('./linked/show-linked-round.ts')
    return showLinkedRound(root, { gameCode, roundId, proof: options.proof, text, language })
  }
  const title = loadTitle(gameCode)
  if (!title) return startCardTable(root, options, text)
  if (isDemo) {
    const { openDemo } = await import('./demo/open-demo.ts')
    const isOpen = await openDemo({ root, title: await title, text, language })
    return isOpen ? undefined : showDeadEnd(root, text.problems.noToken)
  }

  const token = sessionTokenIn(window.sessionStorage, gameCode)
  const port = createRgsClient({
    fetch: window.fetch.bind(window),
    base: '',
    language: () => language,
    token,
  })
  if (!launchToken && !token.get()) return showDeadEnd(root, text.problems.noToken)
  const loading = Promise.all([title, openSession(port, launchToken, token.get() !== null)])
  const [loadedTitle, session] = await loading
  const spoken = await textOf(session, language, text)
  const game = await createGame({ root, port, title: loadedTitle, session, ...spoken })
  if (roundId) await (await import('./play/replay/replay.ts')).replayRound(game, roundId)
}

/** A code that is not a single-player title may be a card game between players, which has its own client. */
const startCardTable = async (root: HTMLElement, options: Start, text: Text): Promise<void> => {
  const { findCardGame } = await import('@trevo/titles/card-games/find-card-game.ts')
  if (!findCardGame(options.gameCode)) return showDeadEnd(root, text.problems.unknownGame)
  const { openCardTable } = await import('./card-tables/open-card-table.ts')
  const isOpen = await openCardTable({ ...options, root })
  if (!isOpen) showDeadEnd(root, text.problems.noToken)
}

/** The session's language wins over the address's. */
const textOf = async (
  session: GameSession,
  language: LanguageCode,
  text: Text,
): Promise<{ text: Text; language: LanguageCode }> => {
  if (session.language === language) return { text, language }
  document.documentElement.lang = languages[session.language].htmlLang
  return { text: await loadText(session.language), language: session.language }
}

void start()
