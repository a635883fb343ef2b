import assert from 'node:assert/strict'
import type { VendorStatus } from '@trevo/contract/vendor/status.ts'
import type { Answer, Disturbance, Table } from './driver.ts'
import type { StoryWorld } from './world.ts'

/** Seats a new member with this balance in the game. */
export const seat = async <Bent extends Disturbance>(
  world: StoryWorld<Bent>,
  balance: string,
): Promise<Table<Bent>> => world.driver.sit(await world.createPlayer(balance))

/** Asserts the status, in v1's word or the protocol's equivalent, and the reported balance if one is given. */
export const expectReply = (answer: Answer, status: VendorStatus, balance?: string): void => {
  assert.equal(answer.word, answer.wordFor(status))
  if (balance !== undefined) assert.equal(answer.reply.balance, balance)
}

/** Asserts how many of the answers say that the order was carried out before, if they can. */
export const expectRepeated = (
  { driver }: StoryWorld,
  answers: readonly Answer[],
  count: number,
): void => {
  if (!driver.can('tells_repeated')) return
  assert.equal(answers.filter(({ reply }) => reply.repeated).length, count)
}

/** Asserts that the answers name one movement of the platform's, if they name any. */
export const expectSameTransfer = ({ driver }: StoryWorld, answers: readonly Answer[]): void => {
  if (!driver.can('tells_transfer')) return
  assert.equal(new Set(answers.map(({ reply }) => reply.transferId)).size, 1)
}

export const expectHeld = ({ driver }: StoryWorld, answer: Answer): void => {
  if (driver.can('tells_held')) assert.equal(answer.reply.held, true)
}

/** Asserts whether the same message may be repeated. */
export const expectRetry = ({ driver }: StoryWorld, answer: Answer, may: boolean): void => {
  if (driver.can('tells_retry')) assert.equal(answer.reply.retry ?? false, may)
}
