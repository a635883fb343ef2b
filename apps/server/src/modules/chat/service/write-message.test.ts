import { expect, test } from 'vitest'
import { requireWritable } from './write-message.ts'

test('a conversation takes 400 messages, and none once it has ended', () => {
  const write = (state: 'waiting' | 'open' | 'ended', messages: number) => () =>
    requireWritable({ state, messages } as Parameters<typeof requireWritable>[0]) // one of its states
  expect(write('open', 399)).not.toThrow()
  expect(write('open', 400)).toThrow(expect.objectContaining({ code: 'chat.full' }))
  expect(write('ended', 0)).toThrow(expect.objectContaining({ code: 'chat.ended' }))
})
