import { maths } from '@trevo/titles/ache-a-onca/maths.ts'
import { theme } from '@trevo/titles/ache-a-onca/theme.ts'
import { expect, it } from 'vitest'
import { checkBoard } from '../../testing/check-board.ts'
import { openTitle } from '../../testing/open-title.ts'
import { createBoard } from './board.ts'

const tested = { maths, theme, createBoard }

checkBoard({ ...tested })

it('uncovers every field and announces its content', async () => {
  const { all, press, main } = await openTitle(tested)
  const names = (): (string | null)[] => all('.foil').map((foil) => foil.getAttribute('aria-label'))
  const covered = names()
  await press(main())
  expect(names().filter((name, field) => name === covered[field])).toEqual([])
})

it('names pictures in the language of the player', async () => {
  const { all, press, main } = await openTitle(tested, { language: 'EN' })
  await press(main())
  for (const foil of all('.foil')) {
    expect(foil.getAttribute('aria-label')).toMatch(/: (jaguar|another symbol), /)
  }
})
