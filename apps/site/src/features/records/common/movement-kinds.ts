import type { IconName } from '@trevo/art/icon-names.ts'
import type { SeatKind } from '@trevo/contract/vendor/shapes.ts'
import type { StatementRow } from '@trevo/contract/wps/member.ts'
import type { AreaKey } from '@trevo/i18n/site/areas.ts'
import type { z } from 'zod'
import type { Kind } from './use-kind.ts'

type Movement = Pick<z.infer<typeof StatementRow>, 'tx_type_id' | 'seat'>

type MovementKind = {
  readonly text: AreaKey<'records'>
  readonly icon: IconName
  readonly kind: Exclude<Kind, 'all'>
}

const money = (text: AreaKey<'records'>, icon: IconName = 'coin'): MovementKind => ({
  text,
  icon,
  kind: 'money',
})
const bet = (text: AreaKey<'records'>, icon: IconName): MovementKind => ({
  text,
  icon,
  kind: 'bets',
})
const prize = (text: AreaKey<'records'>, icon: IconName): MovementKind => ({
  text,
  icon,
  kind: 'prizes',
})

/** Type codes of the account record (reference, code list of the main wallet and the products). */
const movementKinds: Readonly<Record<number, MovementKind>> = {
  6101: money('records.type.6101', 'coin'),
  6201: money('records.type.6201', 'money'),
  6104: money('records.type.6104', 'invite'),
  6207: money('records.type.6207', 'invite'),
  6106: money('records.type.6106', 'invite'),
  8122: money('records.type.8122', 'coin'),
  8222: money('records.type.8222', 'coin'),
  8202: money('records.type.8202', 'money'),
  8203: money('records.type.8203', 'money'),
  8103: money('records.type.8103', 'money'),
  6105: prize('records.type.6109', 'invite'),
  6109: prize('records.type.6109', 'invite'),
  6111: prize('records.type.6111', 'cards'),
  6112: prize('records.type.6112', 'slots'),
  6113: prize('records.type.6113', 'slots'),
  6114: prize('records.type.6114', 'lottery'),
  4105: prize('records.type.4105', 'lottery'),
  4104: prize('records.type.4104', 'rewards'),
  5112: prize('records.type.5112', 'rewards'),
  4107: bet('records.type.4106', 'recent'),
  4108: bet('records.type.4106', 'recent'),
  4109: bet('records.type.4106', 'recent'),
  4110: bet('records.type.4106', 'recent'),
  4111: bet('records.type.4106', 'recent'),
  8190: bet('records.type.4106', 'recent'),
  4208: bet('records.type.4208', 'lottery'),
  4301: bet('records.type.4301', 'lottery'),
  3101: money('records.type.8202', 'money'),
  3201: money('records.type.8202', 'money'),
  4101: money('records.type.8202', 'money'),
  4201: money('records.type.8202', 'money'),
  3100: prize('records.type.3100', 'slots'),
  3200: bet('records.type.3200', 'slots'),
  3106: bet('records.type.3106', 'recent'),
  3102: prize('records.type.3102', 'rewards'),
  3103: prize('records.type.3103', 'rewards'),
  3203: prize('records.type.3203', 'rewards'),
  3107: prize('records.type.3107', 'rewards'),
  3104: prize('records.type.3104', 'rewards'),
  3204: prize('records.type.3204', 'rewards'),
  3105: prize('records.type.3105', 'slots'),
  3205: prize('records.type.3205', 'slots'),
  4106: bet('records.type.4106', 'recent'),
  4100: prize('records.type.4100', 'lottery'),
  4200: bet('records.type.4200', 'lottery'),
  5100: prize('records.type.5100', 'cards'),
  5200: bet('records.type.5200', 'cards'),
}

/** How a type of movement is named and drawn; an unknown code shows its number. */
export const typeKindOf = (typeId: number): MovementKind =>
  movementKinds[typeId] ?? money('records.type.other')

const seatKinds = {
  cash: {
    3200: bet('records.seat.cash.3200', 'cards'),
    3100: prize('records.seat.cash.3100', 'cards'),
    4106: bet('records.seat.cash.4106', 'cards'),
  },
  tournament: {
    3200: bet('records.seat.tournament.3200', 'cards'),
    3100: prize('records.seat.tournament.3100', 'cards'),
    4106: bet('records.seat.tournament.4106', 'cards'),
  },
} satisfies Record<SeatKind, Readonly<Record<number, MovementKind>>>

/** The same of one movement: a stake or prize of a seat at a table of players is a buy-in or a cash-out. */
export const movementKindOf = ({ tx_type_id, seat }: Movement): MovementKind => {
  const bySeat: Readonly<Record<number, MovementKind>> = seat === null ? {} : seatKinds[seat]
  return bySeat[tx_type_id] ?? typeKindOf(tx_type_id)
}

const incidentCredit = 3107

/** The incident of the site that a movement is a credit for; undefined for every other movement. */
export const incidentOf = ({
  tx_type_id,
  remark,
}: Pick<z.infer<typeof StatementRow>, 'tx_type_id' | 'remark'>): string | undefined =>
  tx_type_id === incidentCredit ? remark : undefined

/** The codes of one chip, as the call takes them; undefined requests all. */
export const typesOf = (kind: Kind): string | undefined =>
  kind === 'all'
    ? undefined
    : Object.entries(movementKinds)
        .filter(([, one]) => one.kind === kind)
        .map(([code]) => code)
        .join(',')
