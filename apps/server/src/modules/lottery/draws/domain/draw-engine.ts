import { createHash } from 'node:crypto'
import { drawAgain, type DrawInput } from '@trevo/lottery-rules/tickets/draw-again.ts'
import { leafTextOf, type TicketRecord } from '@trevo/lottery-rules/tickets/ticket-record.ts'
import { groupOf } from '../../lotteries/domain/game-rules.ts'

/** Like `hashOfSlip` of the rules, but by Node's own SHA-256: slips can be long. */
export const hashOfSlip = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The 32 bytes of a ticket's leaf. */
export const leafOf = (record: TicketRecord): Buffer => Buffer.from(leafTextOf(record), 'hex')

/** The numbers of a draw, as published: only the seed and the input decide them. */
export const drawNumbers = (rulesGroup: string, serverSeed: string, input: DrawInput): string =>
  drawAgain(groupOf(rulesGroup), serverSeed, input)
