import type { Value } from '@trevo/contract/endpoint.ts'
import type { CardSession, CardTableView, TablePhrase } from '@trevo/contract/rgs/card-shapes.ts'
import type {
  getAloneOffers,
  getCardSeat,
  getCardTable,
  listCardSeats,
  takeSeat,
} from '@trevo/contract/rgs/card-tables.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { createCaller } from '../../rgs/call-rgs.ts'
import { watchEvents } from '../../rgs/watch-room.ts'

type TableAnswer = Value<typeof takeSeat>
type Move = { readonly dealNumber: number; readonly number: number; readonly move: object }

type SeatOrder = {
  readonly id: string
  readonly entry: string
  /** The entry fee of the cash table; only a part of it is brought. */
  readonly table?: string
  /** The tournament to take part in. */
  readonly sitAndGo?: string
}

/** The query of a path; what is undefined is left out. */
const queryOf = (fields: Readonly<Record<string, string | number | undefined>>): string => {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return given.length === 0 ? '' : `?${query}`
}

/** The game server's card table API, for a table in a browser. */
export const createCardClient = (options: {
  readonly fetch: typeof fetch
  readonly language: () => LanguageCode
  readonly token: { readonly get: () => string | null; readonly set: (token: string) => void }
}) => {
  const call = createCaller({ ...options, base: '/rgs/v1/cards' })
  return {
    open: async (launchToken: string): Promise<CardSession> => {
      const session = await call<CardSession>('POST', '/sessions', { launchToken })
      options.token.set(session.sessionToken)
      return session
    },
    resume: () => call<CardSession>('GET', '/session'),
    table: () => call<Value<typeof getCardTable>>('GET', '/table'),
    sit: (order: SeatOrder) => call<TableAnswer>('POST', '/seats', order),
    say: (phrase: TablePhrase) => call<TableAnswer>('POST', '/phrases', { phrase }),
    /** What may be done instead of waiting alone. */
    alone: () => call<Value<typeof getAloneOffers>>('GET', '/alone'),
    callHouse: (roundId: string) => call<TableAnswer>('POST', '/house', { roundId }),
    leave: (roundId: string) => call<TableAnswer>('POST', '/leave', { roundId }),
    sitOut: (isSittingOut: boolean) => call<TableAnswer>('POST', '/sit-out', { isSittingOut }),
    commit: (houseCommitment: string, commitment: string) =>
      call<TableAnswer>('POST', '/commitments', { houseCommitment, commitment }),
    show: (houseCommitment: string, seed: string) =>
      call<TableAnswer>('POST', '/seeds', { houseCommitment, seed }),
    move: (move: Move) => call<TableAnswer>('POST', '/moves', move),
    seats: (cursor?: string) =>
      call<Value<typeof listCardSeats>>('GET', `/seats${queryOf({ cursor })}`),
    seat: (roundId: string, before?: number) =>
      call<Value<typeof getCardSeat>>('GET', `/seats/${roundId}${queryOf({ before })}`),
    /** A seat named by a link that the platform signed; needs no session. */
    linkedSeat: (
      roundId: string,
      { proof, before }: { proof: string; before?: number | undefined },
    ) =>
      call<Value<typeof getCardSeat>>(
        'GET',
        `/linked-seats/${encodeURIComponent(roundId)}${queryOf({ proof, before })}`,
      ),
    watch: (
      onView: (view: CardTableView) => void,
      onConnection: (isThere: boolean) => void,
    ): (() => void) =>
      watchEvents<CardTableView>(
        { fetch: options.fetch, base: '', token: options.token },
        { path: '/rgs/v1/cards/table/events', onEvent: onView, onConnection },
      ),
  }
}

export type CardClient = ReturnType<typeof createCardClient>
