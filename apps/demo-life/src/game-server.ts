import type { Wire } from '@trevo/api-client/wire.ts'
import type { rgsEndpoints } from '@trevo/contract/rgs/endpoints.ts'

type Endpoints = typeof rgsEndpoints

/** What the game client calls at the game server. */
export const openGameSession: Wire<Endpoints['openGameSession']> = {
  name: 'openGameSession',
  method: 'POST',
  path: '/rgs/v1/sessions',
  auth: 'none',
}
export const playRound: Wire<Endpoints['playRound']> = {
  name: 'playRound',
  method: 'POST',
  path: '/rgs/v1/rounds',
  auth: 'session',
}
export const actInRound: Wire<Endpoints['actInRound']> = {
  name: 'actInRound',
  method: 'POST',
  path: '/rgs/v1/rounds/:roundId/actions',
  auth: 'session',
}
export const finishRound: Wire<Endpoints['finishRound']> = {
  name: 'finishRound',
  method: 'POST',
  path: '/rgs/v1/rounds/:roundId/finish',
  auth: 'session',
}
export const getRound: Wire<Endpoints['getRound']> = {
  name: 'getRound',
  method: 'GET',
  path: '/rgs/v1/rounds/:roundId',
  auth: 'session',
}
export const getRoom: Wire<Endpoints['getRoom']> = {
  name: 'getRoom',
  method: 'GET',
  path: '/rgs/v1/room',
  auth: 'session',
}

export const openCardSession: Wire<Endpoints['openCardSession']> = {
  name: 'openCardSession',
  method: 'POST',
  path: '/rgs/v1/cards/sessions',
  auth: 'none',
}

export const getCardTable: Wire<Endpoints['getCardTable']> = {
  name: 'getCardTable',
  method: 'GET',
  path: '/rgs/v1/cards/table',
  auth: 'session',
}

export const takeSeat: Wire<Endpoints['takeSeat']> = {
  name: 'takeSeat',
  method: 'POST',
  path: '/rgs/v1/cards/seats',
  auth: 'session',
}

export const sayPhrase: Wire<Endpoints['sayPhrase']> = {
  name: 'sayPhrase',
  method: 'POST',
  path: '/rgs/v1/cards/phrases',
  auth: 'session',
}

export const leaveSeat: Wire<Endpoints['leaveSeat']> = {
  name: 'leaveSeat',
  method: 'POST',
  path: '/rgs/v1/cards/leave',
  auth: 'session',
}

export const commitSeed: Wire<Endpoints['commitSeed']> = {
  name: 'commitSeed',
  method: 'POST',
  path: '/rgs/v1/cards/commitments',
  auth: 'session',
}

export const showSeed: Wire<Endpoints['showSeed']> = {
  name: 'showSeed',
  method: 'POST',
  path: '/rgs/v1/cards/seeds',
  auth: 'session',
}

export const moveAtTable: Wire<Endpoints['moveAtTable']> = {
  name: 'moveAtTable',
  method: 'POST',
  path: '/rgs/v1/cards/moves',
  auth: 'session',
}
