import { fireEvent, screen } from '@testing-library/react'
import { Link } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { LowData } from '../../core/low-data/low-data.ts'
import { showPage } from '../../testing/show-page.tsx'
import { LowDataBar } from './low-data-bar.tsx'

const { dataset } = document.documentElement

const show = (isLowData: boolean) =>
  showPage(
    <LowData value={isLowData}>
      <LowDataBar />
      <Link to="/hot">Em alta</Link>
      <Link to="/?type=1">Filtro</Link>
    </LowData>,
  )

beforeEach(() => {
  dataset['lowData'] = 'on'
})
afterEach(() => {
  delete dataset['lowData']
})

test('it says that the mode is on, and what can be done about it', async () => {
  await show(true)
  const bar = screen.getByRole('complementary', { name: 'Economia de dados' })
  expect(bar.textContent).toContain('Economia de dados ligada')
  const presses = screen
    .getAllByRole('button')
    .map((button) => [button.textContent, button.dataset['setsData']])
  expect(presses).toEqual([
    ['Mostrar imagens', 'shown'],
    ['Desligar', 'full'],
  ])
})

test('outside of the mode there is no bar', async () => {
  await show(false)
  expect(screen.queryByRole('complementary')).toBeNull()
})

test('pictures asked for on one page are held back on the next, but not by a filter', async () => {
  dataset['lowData'] = 'shown'
  await show(true)
  expect(dataset['lowData']).toBe('shown')
  fireEvent.click(screen.getByRole('link', { name: 'Filtro' }))
  expect(dataset['lowData']).toBe('shown')
  fireEvent.click(screen.getByRole('link', { name: 'Em alta' }))
  expect(dataset['lowData']).toBe('on')
})
