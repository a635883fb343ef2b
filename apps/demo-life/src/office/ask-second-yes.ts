import { randomUUID } from 'node:crypto'
import type { Api } from '@trevo/api-client/create-api.ts'
import { listMatches } from '@trevo/api-client/endpoints.ts'
import {
  askChange,
  listChangeRequests,
  showChangeRequest,
  withdrawChange,
} from '@trevo/api-client/ops-endpoints.ts'
import type { Match } from '@trevo/contract/wps/sports/matches.ts'
import { needed, VisitEnds } from '../needed.ts'
import { apiAt, withOperator, type Place } from './enter-office.ts'

const username = 'trading.demo'
const reasons = {
  ended: 'A liga contesta o placar; devolver as apostas.',
  scheduled: 'A liga adiou a partida; devolver as apostas.',
} as const
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

/** The demo's operator of trading asks that a match be voided, unless a request of theirs waits. */
export const askOnce = async (opsUrl: string, place: Place): Promise<void> => {
  const { matchId, status } = await findMatch(place)
  await withOperator(opsUrl, place, username, async (office) => {
    if (await hasRequest(office)) return
    const reason = reasons[status === 'scheduled' ? 'scheduled' : 'ended']
    const asked = { requestId: randomUUID(), kind: 'voidMatch', target: matchId, input: {}, reason }
    needed(await office.call(askChange, { body: asked }))
  })
}
