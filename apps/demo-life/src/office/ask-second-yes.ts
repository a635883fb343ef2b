import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { createApi, type Api } from '@trevo/api-client/create-api.ts'
import { listMatches } from '@trevo/api-client/endpoints.ts'
import {
  askChange,
  listChangeRequests,
  loginOperator,
  logoutOperator,
  showChangeRequest,
  withdrawChange,
} from '@trevo/api-client/ops-endpoints.ts'
import type { Match } from '@trevo/contract/wps/sports/matches.ts'
import { demoRolePassword, demoTotpSecretOf } from '@trevo/demo-members/demo-operators.ts'
import { defaultLanguage } from '@trevo/languages/languages.ts'
import { generateSync } from 'otplib'
import type { Config } from './config.ts'
import { needed, VisitEnds } from './needed.ts'

const username = 'trading.demo'
const reasons = {
  ended: 'A liga contesta o placar; devolver as apostas.',
  scheduled: 'A liga adiou a partida; devolver as apostas.',
} as const
const againAfterMs = 600_000
/** While there is no match, or the platform refuses. */
const soonerMs = 60_000

type Place = Pick<Config, 'siteUrl' | 'opsUrl' | 'merchant'>

const apiAt = (baseUrl: string, { merchant }: Place, getToken: () => string | null): Api =>
  createApi({
    baseUrl,
    getToken,
    getLanguage: () => defaultLanguage,
    getMerchant: () => merchant,
    device: 'web',
  })

/**
 * The match whose state stays as it is for longest, so that the request can be approved: one that has ended, else
 * the last of those to come.
 */
export const chooseMatch = (matches: readonly Match[]): Match | undefined => {
  const latest = matches.toSorted((one, other) => other.startsAt.localeCompare(one.startsAt))
  return (
    latest.find(({ status }) => status === 'ended' || status === 'settled') ??
    latest.find(({ status }) => status === 'scheduled')
  )
}

const findMatch = async (place: Place): Promise<Match> => {
  const site = apiAt(place.siteUrl, place, () => null)
  const { leagues } = needed(await site.call(listMatches, { query: { sport: 'football' } }))
  const match = chooseMatch(leagues.flatMap(({ matches }) => matches))
  if (!match) throw new VisitEnds('there is no match')
  return match
}

/** Whether a request of the operator waits that can be approved; one that cannot any more is withdrawn. */
const hasRequest = async (office: Api): Promise<boolean> => {
  const query = { requester: 'own', pageSize: 1 } as const
  const [waiting] = needed(await office.call(listChangeRequests, { query })).list
  if (!waiting) return false
  const params = { requestId: waiting.requestId }
  const { now, changedFields } = needed(await office.call(showChangeRequest, { params }))
  if (now !== null && changedFields.length === 0) return true
  needed(await office.call(withdrawChange, { params }))
  return false
}

/** Signs in as the demo's operator of trading, and asks for a second yes unless a request of theirs waits. */
const askOnce = async (opsUrl: string, place: Place): Promise<void> => {
  const { matchId, status } = await findMatch(place)
  let token: string | null = null
  const office = apiAt(opsUrl, place, () => token)
  const code = generateSync({ secret: demoTotpSecretOf(username) })
  const body = { username, password: demoRolePassword, code }
  token = needed(await office.call(loginOperator, { body })).token
  try {
    if (await hasRequest(office)) return
    const reason = reasons[status === 'scheduled' ? 'scheduled' : 'ended']
    const asked = { requestId: randomUUID(), kind: 'voidMatch', target: matchId, input: {}, reason }
    needed(await office.call(askChange, { body: asked }))
  } finally {
    await office.call(logoutOperator)
  }
}

/**
 * Ensures that a request is in the queue of approvals, as an operator of the demo asks for it. Ends with the
 * signal.
 */
export const ensureRequest = async (
  place: Place,
  { signal, report }: { readonly signal: AbortSignal; report(error: unknown): void },
): Promise<void> => {
  const { opsUrl } = place
  if (opsUrl === undefined) return
  while (!signal.aborted) {
    let rest = againAfterMs
    try {
      await askOnce(opsUrl, place)
    } catch (error) {
      rest = soonerMs
      if (!(error instanceof VisitEnds)) report(error)
    }
    await pause(rest, undefined, { signal })
  }
}
