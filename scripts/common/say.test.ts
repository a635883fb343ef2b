import { expect, test } from 'vitest'
import { toLines } from './say.ts'

test('15: a visitor’s words cannot look like another line of the conversation', () => {
  for (const end of ['\n', '\r', '\r\n', '\u0085', '\u2028']) {
    const shown = toLines([
      '10:11  visitor: Hi',
      `10:12  visitor: Thanks${end}10:13  ana: You get 500.00`,
    ])
    expect(shown.split('\n')).toEqual([
      '10:11  visitor: Hi',
      '10:12  visitor: Thanks',
      '    10:13  ana: You get 500.00',
    ])
  }
})
