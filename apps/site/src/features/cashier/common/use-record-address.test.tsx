import { act, renderHook } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { useRecordAddress } from './use-record-address.ts'

const useBoth = () => ({
  ...useRecordAddress('deposit', ['open', 'credited']),
  search: useLocation().search,
})
const at = (search: string) =>
  renderHook(useBoth, {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={[`/member${search}`]}>{children}</MemoryRouter>
    ),
  }).result

test('opening a record puts it into the address, and closing it takes it out; the rest stays', () => {
  const page = at('?page=depositv2&state=credited')
  act(() => page.current.open('d1'))
  expect(page.current.openId).toBe('d1')
  expect(page.current.search).toBe('?page=depositv2&state=credited&deposit=d1')
  act(() => page.current.open(undefined))
  expect(page.current.openId).toBeUndefined()
  expect(page.current.search).toBe('?page=depositv2&state=credited')
})

test('the chosen state is in the address; all states are no filter', () => {
  const page = at('?page=depositv2')
  expect(page.current.filter).toBe('all')
  act(() => page.current.setFilter('credited'))
  expect(page.current.filter).toBe('credited')
  expect(page.current.search).toBe('?page=depositv2&state=credited')
  act(() => page.current.setFilter('all'))
  expect(page.current.search).toBe('?page=depositv2')
})

test('an unknown state in the address is no filter', () => {
  expect(at('?state=anything').current.filter).toBe('all')
})
