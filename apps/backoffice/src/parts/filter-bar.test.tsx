import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { FilterBar, type FilterField } from './filter-bar.tsx'

afterEach(cleanup)

const text = (name: string): FilterField => ({
  name,
  label: `Label of ${name}`,
  kind: 'text',
  max: 20,
})
const many: readonly FilterField[] = [
  {
    name: 'state',
    label: 'State',
    kind: 'choice',
    any: 'Any',
    options: [{ value: 'closed', text: 'Closed account' }],
  },
  { name: 'from', label: 'From', kind: 'day' },
  { name: 'least', label: 'At least', kind: 'amount' },
  ...['a', 'b', 'c', 'd', 'e', 'f'].map(text),
]

const show = (fields: readonly FilterField[], values: Readonly<Record<string, string>>) => {
  const onChange = vi.fn()
  render(<FilterBar fields={fields} values={values} isIgnored={false} onChange={onChange} />)
  const form = screen.getByRole('search', { hidden: true })
  return { onChange, form, fold: screen.getByRole('button', { name: /filter.fold/ }) }
}

test('many filters are folded, and what is set is a chip that takes it out', () => {
  const { form, fold, onChange } = show(many, {
    state: 'closed',
    from: '2026-11-28',
    least: '1500.00',
  })
  expect(form.dataset['open']).toBe('false')
  const chips = screen.getByRole('list', { name: 'filter.set' })
  expect(
    within(chips)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['State: Closed account', 'From: 28/11/2026', 'At least: 1.500,00'])
  const [, remove] = within(chips).getAllByRole('button')
  if (remove) fireEvent.click(remove)
  expect(onChange).toHaveBeenCalledWith({ from: '' })
  fireEvent.click(fold)
  expect(form.dataset['open']).toBe('true')
  expect(screen.queryByRole('list', { name: 'filter.set' })).toBeNull()
})

test('a few filters are all shown, without chips', () => {
  const { form } = show([text('a'), text('b')], { a: 'x' })
  expect(form.dataset['open']).toBe('true')
  expect(screen.queryByRole('list')).toBeNull()
})
