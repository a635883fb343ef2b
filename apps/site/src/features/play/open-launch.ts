import { launchGame, openDemo } from '@trevo/api-client/endpoints.ts'
import type { CodeOf } from '@trevo/api-client/wire.ts'
import type { launchGame as launchGameContract } from '@trevo/contract/wps/games.ts'
import type { SiteLanguage } from '@trevo/i18n/languages.ts'
import type { AreaKey } from '@trevo/i18n/site/areas.ts'
import { call } from '../../core/api/api.ts'
import { readSession } from '../../core/session/store.ts'
import { findGame } from './find-game.ts'
import { atLaunchHost } from './launch-host.ts'

type IdentityStep = 'form' | 'document' | 'face'

/** The steps to which the items belong that a `kyc.required` names. */
const stepsOf = (missing: unknown): IdentityStep[] => {
  const items = Array.isArray(missing) ? missing.map(String) : []
  return (['form', 'document', 'face'] as const).filter((step) =>
    items.some((item) => item.startsWith(step)),
  )
}

export type LaunchProblem = {
  readonly title: AreaKey<'play'>
  readonly text: AreaKey<'play'>
  readonly drawing: string
  /** Retrying makes sense, because the refusal may be temporary. */
  readonly canRetry: boolean
  /** The page with more details, if there is one. */
  readonly leadsTo?: 'exclusion' | 'identity'
  /** Of the refusal; the page “Why?” explains some. */
  readonly code?: string
  /** What an identity still lacks. */
  readonly missing?: readonly IdentityStep[]
  /** The game whose round is still open. */
  readonly openGame?: { readonly nodeId: number; readonly name: string; readonly opensAt: string }
}

/** The brand or the vendor has none; the game itself may exist. */
const noDemo: LaunchProblem = {
  title: 'play.noDemo',
  text: 'play.noDemoText',
  drawing: 'compass',
  canRetry: false,
}

/** The game did not open, or could not continue. */
export const failed: LaunchProblem = {
  title: 'play.failed',
  text: 'play.failedText',
  drawing: 'satellite-antenna',
  canRetry: true,
}

/** Replaces the text of `#734` if the game of the open round is known. */
const namedRound = {
  title: 'play.roundOpenIn',
  text: 'play.roundOpenInText',
} as const satisfies Partial<LaunchProblem>

/** The message shown when a game does not open; every other code is `failed`. */
const problemOf: Partial<Record<CodeOf<typeof launchGameContract>, LaunchProblem>> = {
  'game.maintenance': {
    title: 'play.maintenance',
    text: 'play.maintenanceText',
    drawing: 'construction',
    canRetry: true,
  },
  'play.stopped': {
    title: 'play.maintenance',
    text: 'play.maintenanceText',
    drawing: 'construction',
    canRetry: true,
  },
  'game.unknown': {
    title: 'common.gameUnknown',
    text: 'play.unknownText',
    drawing: 'compass',
    canRetry: false,
  },
  'account.excluded': {
    title: 'play.excluded',
    text: 'play.excludedText',
    drawing: 'hourglass-done',
    canRetry: false,
    leadsTo: 'exclusion',
  },
  'kyc.required': {
    title: 'play.identity',
    text: 'play.identityText',
    drawing: 'identification-card',
    canRetry: false,
    leadsTo: 'identity',
  },
  'limit.missing': {
    title: 'play.limits',
    text: 'play.limitsText',
    drawing: 'hourglass-done',
    canRetry: true,
  },
  '#734': {
    title: 'play.roundOpen',
    text: 'play.roundOpenText',
    drawing: 'hourglass-done',
    canRetry: true,
  },
  '#727': { title: 'play.busy', text: 'play.busyText', drawing: 'hourglass-done', canRetry: true },
}

export type Launch =
  | { readonly kind: 'open'; readonly url: string }
  | { readonly kind: 'problem'; readonly problem: LaunchProblem }
  /** No session, or a trial one: the page shows that, and the popup is already open. */
  | { readonly kind: 'noAccount' }

export type LaunchOf = {
  readonly nodeId: number
  readonly roomId: string | undefined
  readonly language: SiteLanguage
}

/** LAUNCH-7: fetches the game's address. Each is valid once, so every opening requests a new one. */
export const openLaunch = async (
  { nodeId, roomId, language }: LaunchOf,
  signal: AbortSignal,
): Promise<Launch> => {
  const backUrl = `${location.origin}/`
  const query = {
    launchMode: 'GLS',
    nodeId,
    ...(roomId !== undefined && { roomId }),
    platform: 'html5-desktop',
    language,
    backUrl,
  } as const
  const answer = await call(launchGame, { query, signal })
  if (answer.ok) {
    const { startGameUrl } = readSession()
    return { kind: 'open', url: atLaunchHost(answer.value.content.game_url, startGameUrl) }
  }
  if (answer.code === 'login.not.session' || answer.code === 'play.need_true_account') {
    return { kind: 'noAccount' }
  }
  const problem = { ...(problemOf[answer.code] ?? failed), code: answer.code }
  if (answer.code === 'kyc.required') {
    return { kind: 'problem', problem: { ...problem, missing: stepsOf(answer.detail['missing']) } }
  }
  if (answer.code !== '#734') return { kind: 'problem', problem }
  const openGame = await findOpenGame(answer.detail, signal)
  return { kind: 'problem', problem: openGame ? { ...problem, ...namedRound, openGame } : problem }
}

/** The game of a `#734`; undefined if its name is not available, and the refusal is then shown without it. */
const findOpenGame = async (
  { nodeId, opensAt }: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
): Promise<LaunchProblem['openGame']> => {
  if (typeof nodeId !== 'number' || typeof opensAt !== 'string') return undefined
  const game = await findGame(nodeId, signal)
  return game && { nodeId, name: game.gameName, opensAt }
}

export type Demo =
  | { readonly kind: 'open'; readonly url: string; readonly invitesToPlay: boolean }
  | { readonly kind: 'problem'; readonly problem: LaunchProblem }

/** Fetches where the game runs with play money; open to anybody, and nothing is launched. */
export const findDemo = async (nodeId: number, signal: AbortSignal): Promise<Demo> => {
  const answer = await call(openDemo, { query: { nodeId }, signal })
  if (!answer.ok) {
    const problem = answer.code === 'game.no_demo' ? noDemo : undefined
    const told = answer.code === 'game.unknown' || answer.code === 'game.maintenance'
    const known = told ? problemOf[answer.code] : undefined
    return { kind: 'problem', problem: problem ?? known ?? failed }
  }
  const { url, invitesToPlay } = answer.value
  return { kind: 'open', url: atLaunchHost(url, readSession().startGameUrl), invitesToPlay }
}
