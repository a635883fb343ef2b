import assert from 'node:assert/strict'
import { expectReply, seat } from '../bench.ts'
import type { ConformanceCase } from '../case.ts'
import { ExactNumber } from '../../exact/exact-json.ts'
import type { StoryWorld } from '../world.ts'
import { enter, sendHubCall, type HubAccess, type HubBent } from './driver.ts'

export type HubWorld = StoryWorld<HubBent> & { readonly access: HubAccess }

const number = (text: string): ExactNumber => new ExactNumber(text)

const wrongShapes: readonly (readonly [string, Record<string, unknown>, string])[] = [
  ['an amount as text', { amount: '100000' }, 'RS_ERROR_WRONG_TYPES'],
  ['a negative amount', { amount: number('-100000') }, 'RS_ERROR_WRONG_TYPES'],
  ['an amount with a fraction', { amount: number('100000.5') }, 'RS_ERROR_WRONG_TYPES'],
  ['an amount with an exponent', { amount: number('1e5') }, 'RS_ERROR_WRONG_TYPES'],
  ['an amount finer than 1/10,000', { amount: number('100001') }, 'RS_ERROR_WRONG_TYPES'],
  ['a stake of nothing', { amount: number('0') }, 'RS_ERROR_WRONG_TYPES'],
  ['a free bet', { is_free: true }, 'RS_ERROR_WRONG_TYPES'],
  ['a missing id', { transaction_uuid: undefined }, 'RS_ERROR_WRONG_SYNTAX'],
]

/** What is specific to the hub: its signature, its units, its single token. */
export const casesOfHub: readonly ConformanceCase<HubWorld>[] = [
  {
    name: 'a body changed after signing, or signed by somebody else, is INVALID_SIGNATURE',
    run: async (world) => {
      const table = await seat(world, '10.00')
      const { strangeKey } = world.access
      for (const bent of [{ bodyAsSent: '{"amount":1}' }, { key: strangeKey }]) {
        const answer = await table.debit({}, bent)
        assert.equal(answer.http, 401)
        expectReply(answer, 'INVALID_SIGNATURE')
      }
      assert.equal(await table.player.balance(), '10.00')
    },
  },
  {
    name: 'the token of the game’s address opens one session, and stays good for it',
    run: async (world) => {
      const player = await world.createPlayer('10.00')
      const token = await player.launch()
      const { access } = world
      const users = await Promise.all([enter(access, token), enter(access, token)])
      assert.equal(new Set(users).size, 1)
      const [user = ''] = users
      const answer = await sendHubCall(access, '/user/balance', { user, token })
      expectReply(answer, 'OK', '10.00')
      const known = await sendHubCall(access, '/user/info', { user })
      expectReply(known, 'OK')
      expectReply(await sendHubCall(access, '/user/info', { user: 'nobody' }), 'INVALID_TOKEN')
    },
  },
  {
    name: 'no JSON, half JSON and other JSON are WRONG_SYNTAX and final',
    run: async (world) => {
      for (const rawBody of ['hello', '{"request_uuid":"x"', '[]', 'null', '""']) {
        const answer = await sendHubCall(world.access, '/transaction/bet', {}, { rawBody })
        assert.equal(answer.http, 200)
        expectReply(answer, 'WRONG_SYNTAX')
      }
    },
  },
  ...wrongShapes.map(([what, fields, word]): ConformanceCase<HubWorld> => ({
    name: `${what} is ${word} and moves nothing`,
    run: async (world) => {
      const table = await seat(world, '10.00')
      const answer = await table.debit({}, { fields })
      assert.equal(answer.word, word)
      assert.equal(await table.player.balance(), '10.00')
    },
  })),
]
