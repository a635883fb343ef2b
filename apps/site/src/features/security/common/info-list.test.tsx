import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { InfoRow } from './info-list.tsx'

test('a row has a sign in front and an action behind only where there is one', () => {
  render(
    <ul>
      <InfoRow icon={<i>!</i>} label="Senha" action={<button type="button">Trocar</button>} />
      <InfoRow label="Nome" value="Marina" />
    </ul>,
  )
  const partsOf = (row: Element) => [...row.children].map((part) => part.textContent)
  const [first, second] = screen.getAllByRole('listitem')
  expect(partsOf(first!)).toEqual(['!', 'Senha', 'Trocar'])
  expect([...first!.children].map(({ tagName }) => tagName)).toEqual(['SPAN', 'SPAN', 'SPAN'])
  expect(partsOf(second!)).toEqual(['NomeMarina'])
})
