import { maths } from '@trevo/titles/roleta-do-catete/maths.ts'
import { theme } from '@trevo/titles/roleta-do-catete/theme.ts'
import { expect, it } from 'vitest'
import { checkBoard } from '../../testing/check-board.ts'
import { openTitle } from '../../testing/open-title.ts'
import { createBoard } from './board.ts'

const tested = { maths, theme, createBoard }

checkBoard({ ...tested, choose: ({ all }) => all('.bet-spot')[0]?.click() })

it('places a sector of the wheel as its chips, and removes it as one', async () => {
  const { press, game, all } = await openTitle(tested)
  await press('Pista')
  await expect.poll(() => all('.racetrack')).toHaveLength(1)
  await press(/^Terço do cilindro/)
  expect(game.board.wager()?.stakeMinor).toBe(60_000n)
  await press('Desfazer')
  for (let undone = 0; undone < 5; undone += 1) await press('Desfazer')
  expect(game.board.wager()).toBeUndefined()
  expect(all('.roulette')[0]?.dataset['view']).toBe('track')
})

it('announces the chips on a place, and repeats the last bets', async () => {
  const { press, button, main, game } = await openTitle(tested)
  await press(/^17 /)
  expect(button(/^17, /).getAttribute('aria-label')).toMatch(/R\$/)
  await press(main())
  await press('Limpar')
  await press('Repetir')
  expect(game.board.wager()?.choice).toEqual({
    bets: [{ bet: 'straight-17', stakeMinor: '10000' }],
  })
})

it('counts the numbers of this visit once its statistics are opened, and with each further spin', async () => {
  const { press, main, all } = await openTitle(tested)
  const note = (): string => all('.statistics-note')[0]?.textContent ?? ''
  expect(all('.bars i')).toHaveLength(0)
  await press('Estatísticas')
  await expect.poll(() => all('.bars i')).toHaveLength(37)
  const before = Number(/^\d+/.exec(note())?.[0] ?? 0)
  await press('Mesa')
  await press(/^17 /)
  await press(main())
  await press('Estatísticas')
  expect(note()).toMatch(new RegExp(`^${before + 1} giros`))
  expect(all('.bars i')).toHaveLength(37)
})
