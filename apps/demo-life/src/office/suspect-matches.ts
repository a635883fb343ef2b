import { randomUUID } from 'node:crypto'
import type { Api } from '@trevo/api-client/create-api.ts'
import { listMatches } from '@trevo/api-client/endpoints.ts'
import {
  listIntegrityCases,
  noteIntegrityCase,
  noticeManipulation,
  openIntegrityCase,
} from '@trevo/api-client/ops-endpoints.ts'
import { needed, VisitEnds } from '../needed.ts'
import { apiAt, withOperator, type Place } from './enter-office.ts'

const grounds = [
  'Apostas altas em escanteios, de contas abertas nesta semana.',
  'Três contas novas apostaram o limite no mesmo placar, em oito minutos.',
] as const
const note = 'Duas das contas pagaram do mesmo banco. Pedi à liga o relatório do árbitro.'
const noticeReason = 'O padrão se repete em duas rodadas; a comunicação não pode esperar.'

const findMatches = async (place: Place): Promise<readonly string[]> => {
  const site = apiAt(place.siteUrl, place, () => null)
  const { leagues } = needed(await site.call(listMatches, { query: { sport: 'football' } }))
  const matches = leagues.flatMap((league) => league.matches.slice(0, 1))
  if (matches.length < grounds.length) throw new VisitEnds('there are too few matches')
  return matches.slice(0, grounds.length).map(({ matchId }) => matchId)
}

/** Opens a case for each of the grounds, unless one is under way, and notes what was found. @returns the last one's id */
const openCases = async (office: Api, place: Place): Promise<string | undefined> => {
  const { list } = needed(await office.call(listIntegrityCases, { query: { pageSize: 1 } }))
  if (list.length > 0) return undefined
  let caseId: string | undefined
  for (const [at, matchId] of (await findMatches(place)).entries()) {
    const body = { clientId: randomUUID(), matchId, reason: grounds[at] ?? grounds[0] }
    caseId = needed(await office.call(openIntegrityCase, { body })).caseId
  }
  if (caseId !== undefined) {
    needed(await office.call(noteIntegrityCase, { params: { caseId }, body: { reason: note } }))
  }
  return caseId
}

/**
 * Risk suspects two matches of a brand, and compliance asks for the notice of one, which waits for a second person;
 * unless a case is under way.
 */
export const suspectMatches = async (opsUrl: string, place: Place): Promise<void> => {
  let noticed: string | undefined
  await withOperator(opsUrl, place, 'risco.demo', async (office) => {
    noticed = await openCases(office, place)
  })
  if (noticed === undefined) return
  const params = { caseId: noticed }
  await withOperator(opsUrl, place, 'conformidade.demo', async (office) => {
    const body = { reason: noticeReason, requestId: randomUUID() }
    needed(await office.call(noticeManipulation, { params, body }))
  })
}
