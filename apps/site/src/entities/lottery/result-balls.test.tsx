import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { initialSession } from '../../core/session/session-state.ts'
import { startSession } from '../../core/session/store.ts'
import { demoStatus } from '../../testing/demo-boot.ts'
import { showPage } from '../../testing/show-page.tsx'
import { ResultBalls } from './result-balls.tsx'

const show = async (rulesGroup: string, winNo: string) => {
  startSession(initialSession(demoStatus(), () => 0))
  await showPage(<ResultBalls rulesGroup={rulesGroup} winNo={winNo} />)
  return screen.findByRole('img')
}
const hues = (result: HTMLElement) =>
  [...result.querySelectorAll<HTMLElement>('span')].flatMap(({ style }) =>
    style.getPropertyValue('--h') === '' ? [] : [Number(style.getPropertyValue('--h'))],
  )

test.each([
  ['SSC', '2,1,4,5,3', '21453', '2 1 4 5 3'],
  ['LHC', '01,02,05,07,08,12,13', '010205070812+13', '01 02 05 07 08 12 13'],
  ['VN_NORTH', '48213,99999;1', '48213', '4 8 2 1 3'],
  ['SEA_LAO', '1234,56', '1234', '1 2 3 4'],
])('a result of %s: %s is shown as %s', async (rulesGroup, winNo, shown, read) => {
  const result = await show(rulesGroup, winNo)
  expect(result.textContent).toBe(shown)
  expect(result.getAttribute('aria-label')).toBe(read)
})

test('dice show as many pips as the number says', async () => {
  const result = await show('K3', '1,4,6')
  const pips = [...result.children].map((die) => die.querySelectorAll('i').length)
  expect(pips).toEqual([1, 4, 6])
  const [middle] = result.querySelectorAll('i')
  expect(middle?.style.gridArea.replaceAll(' ', '')).toMatch(/^2\/2/)
  expect(result.textContent).toBe('')
})

test('picture dice show their pictures, and say their names', async () => {
  const result = await show('SEA_FISH', '1,2,3')
  expect(result.querySelectorAll('svg')).toHaveLength(3)
  expect(result.textContent).toBe('')
  expect(result.getAttribute('aria-label')).toMatch(/^\p{L}+, \p{L}+, \p{L}+$/u)
})

test('each of ten cars has a colour of its own', async () => {
  const cars = await show('PK10', '01,02,03,04,05,06,07,08,09,10')
  expect(new Set(hues(cars)).size).toBe(10)
})

test.each([
  ['01', 18],
  ['03', 245],
  ['05', 155],
])('the ball %s of the 49 is red, blue or green: hue %i', async (ball, hue) => {
  expect(hues(await show('LHC', ball))).toEqual([hue])
})
