import type { BodyInput, EndpointSpec, Value } from '@trevo/contract/endpoint.ts'
import type { rgsEndpoints } from '@trevo/contract/rgs/endpoints.ts'

type Endpoints = typeof rgsEndpoints
export type Answer<Name extends keyof Endpoints> = Value<Endpoints[Name] & EndpointSpec>

export type GameSession = Answer<'openGameSession'>
export type Round = NonNullable<GameSession['openRound']>
export type SeedState = GameSession['seeds']
export type PlayOrder = BodyInput<Endpoints['playRound']>
export type PlayAnswer = Answer<'playRound'>
export type ActOrder = BodyInput<Endpoints['actInRound']>
export type ActAnswer = Answer<'actInRound'>
export type BroughtSeed = NonNullable<PlayOrder['seed']>
export type RoundList = Answer<'listRounds'>
export type RoundSummary = RoundList['rounds'][number]
export type RoundDetail = Answer<'getRound'>
export type RoundProof = NonNullable<RoundDetail['proof']>
export type RevealedSeeds = Answer<'rotateSeeds'>['revealed']

export type RoomEvent = Answer<'watchRoom'>
export type RoomAnswer = Answer<'getRoom'>
export type RoomGame = Extract<RoomEvent, { kind: 'game' }>['game']
export type PastFlight = Extract<RoomEvent, { kind: 'room' }>['room']['past'][number]
export type PondPicture = Answer<'watchPond'>
export type PondOrder = BodyInput<Endpoints['watchPond']>
export type RoomBet = Extract<RoomEvent, { kind: 'bets' }>['bets'][number]

/** The game server's endpoints for this client: those of `@trevo/contract/rgs`. */
export type RgsPort = {
  readonly open: (launchToken: string) => Promise<GameSession>
  readonly resume: () => Promise<GameSession>
  readonly play: (order: PlayOrder) => Promise<PlayAnswer>
  readonly act: (roundId: string, order: ActOrder) => Promise<ActAnswer>
  readonly finish: (roundId: string) => Promise<Answer<'finishRound'>>
  readonly rounds: (cursor?: string) => Promise<RoundList>
  readonly round: (roundId: string) => Promise<RoundDetail>
  readonly rotateSeeds: () => Promise<Answer<'rotateSeeds'>>
  /** The room of a shared game, and the player's own bets in its flight. */
  readonly room: () => Promise<RoomAnswer>
  /** Reports events in the room of a shared game, until it is stopped. */
  readonly watchRoom: (
    onEvent: (event: RoomEvent) => void,
    /** Called when the connection is established, and when it breaks. */
    onConnection?: (isThere: boolean) => void,
  ) => () => void
  /** Takes or keeps the player's seat in a pond, and returns the events there. */
  readonly pond: (order: PondOrder) => Promise<PondPicture>
  readonly setClientSeed: (seed: BroughtSeed) => Promise<Answer<'setClientSeed'>>
}

/** The server understood and refused; `message` is in the session's language. */
export class RgsRefusal extends Error {
  override readonly name = 'RgsRefusal'
  readonly code: string
  readonly detail: Readonly<Record<string, unknown>>
  constructor(code: string, message: string, detail: Readonly<Record<string, unknown>>) {
    super(message)
    this.code = code
    this.detail = detail
  }
}

/** No answer, or none that can be parsed: whether the request was executed is unknown. */
export class RgsSilence extends Error {
  override readonly name = 'RgsSilence'
}
