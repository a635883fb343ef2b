import { expect, test } from 'vitest'
import { countStakes } from '../../count-stakes.ts'
import { range } from '../../counting.ts'
import { readContent } from '../../read-content.ts'
import { brPlays } from './plays.ts'

const few = brPlays.filter(({ menu }) => menu.group === 'Few')
const marked = (count: number) =>
  range(1, count)
    .map((number) => String(number).padStart(2, '0'))
    .join('-')

test.each(few)('$playId: a line has at most fifteen numbers', (play) => {
  const most = readContent(play, marked(15))
  expect(most.ok && countStakes(play, most.selection)).toBeGreaterThan(0)
  const more = readContent(play, marked(16))
  expect(more).toMatchObject({ ok: false, refusal: { code: 'too_many_balls' } })
})
