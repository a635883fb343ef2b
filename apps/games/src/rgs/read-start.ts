import type { LanguageCode } from '@trevo/languages/languages.ts'
import { guessLanguage } from '../text/choose-text.ts'

export type Start = {
  readonly gameCode: string
  readonly launchToken: string | undefined
  readonly language: LanguageCode
  /** A past round to show first: `?round=<id>`. */
  readonly roundId: string | undefined
  /** The platform's signature of a link to that round, which opens only it: `?proof=<text>`. */
  readonly proof: string | undefined
  /** The table of a card game that the launch names: `?room=<id>`. */
  readonly roomId: string | undefined
  /** With play money, played by this page alone: `?demo=<profile>`. */
  readonly isDemo: boolean
}

/**
 * Reads game and launch token from the address (`/play/<gameCode>?token=…` or `/games/<gameCode>/?token=…`) and takes the token
 * out of the address bar and the history before anything else happens.
 */
export const readStart = (win: Window): Start => {
  const url = new URL(win.location.href)
  const launchToken = url.searchParams.get('token') ?? undefined
  const language = guessLanguage(url.searchParams, win.navigator.language)
  const gameCode =
    url.searchParams.get('game') ?? /\/(?:play|games)\/([\w-]+)/.exec(url.pathname)?.[1] ?? ''
  if (launchToken !== undefined) {
    url.searchParams.delete('token')
    win.history.replaceState(null, '', url)
  }
  const roundId = url.searchParams.get('round') ?? undefined
  const proof = url.searchParams.get('proof') ?? undefined
  const roomId = url.searchParams.get('room') ?? undefined
  const isDemo = url.searchParams.has('demo')
  return { gameCode, launchToken, language, roundId, proof, roomId, isDemo }
}

/**
 * Loads the page again with the launch token that `readStart` took out of its address: a start that
 * failed before the session was opened still needs it.
 */
export const reloadWithToken = (
  { location, history }: Pick<Window, 'location' | 'history'>,
  launchToken: string | undefined,
): void => {
  if (launchToken !== undefined) {
    const url = new URL(location.href)
    url.searchParams.set('token', launchToken)
    history.replaceState(null, '', url)
  }
  location.reload()
}

/** The session's token lives in the tab, so that a reload continues where it was. */
export const sessionTokenIn = (storage: Storage, gameCode: string) => {
  const key = `trevo.game.session.${gameCode}`
  let memory: string | null = null
  return {
    get: (): string | null => {
      try {
        return memory ?? storage.getItem(key)
      } catch {
        return memory // a private window may refuse storage
      }
    },
    set: (token: string): void => {
      memory = token
      try {
        storage.setItem(key, token)
      } catch {
        // Kept in memory: only a reload will ask the lobby again.
      }
    },
  }
}
