import type { HelpTopic } from '@trevo/contract/wps/help.ts'
import { expect, test } from 'vitest'
import { findTopics } from './find-topics.ts'

const topic = (id: string, title: string, ...items: string[]): HelpTopic => ({
  id,
  title,
  blocks: [{ type: 'list', items }],
  changedAt: '2026-11-21T00:00:00Z',
})
const topics = [
  topic('deposit', 'Depósito', 'Pague o código Pix'),
  topic('withdrawal', 'Saque', 'A chave Pix tem que ser sua'),
]

test.each([
  ['', ['deposit', 'withdrawal']],
  ['  ', ['deposit', 'withdrawal']],
  ['PIX', ['deposit', 'withdrawal']],
  ['deposito', ['deposit']],
  ['pix chave', ['withdrawal']],
  ['bingo', []],
])('"%s" finds %o', (words, ids) => {
  expect(findTopics(topics, words).map(({ id }) => id)).toEqual(ids)
})
